'use strict';

// The pages that `scripts/test-browser.js` looks at, made in a folder `home`.

const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const { cpSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { toBenchHtml } = require('../dist/src/report/html/bench.js');

const ROOT = join(__dirname, '..');

/** A report on copies of the example with these names. */
function report(home, name, projects, flags = []) {
  for (const project of projects)
    cpSync(join(ROOT, 'examples', 'legacy-express'), join(home, project), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  const file = join(home, `${name}.html`);
  const argv = [join(ROOT, 'bin', 'unblock.js'), 'scan', ...projects, '--reporter', `html=${file}`, ...flags];
  const { status, stderr } = spawnSync(process.execPath, argv, { cwd: home, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return file;
}

/** The page of `unblock bench`, of figures as a run may have: one that is less, one that is more, one that is the same. */
function gain(home) {
  const figures = (perSecond, p99) => ({
    perSecond,
    p50: 1,
    p95: p99 / 2,
    p99,
    errors: 0,
    timeouts: 0,
    unrelated: p99 * 2,
  });
  const compared = (before, after, verdict) => ({ before, after, ratio: [after / before, 0.3, 2.5], verdict });
  const request = {
    method: 'POST',
    path: '/invoices/INV-1001/payments?with=a-query-that-is-rather-long-for-a-title',
    headers: {},
  };
  const measures = {
    perSecond: compared(100, 250, 'more'),
    p50: compared(1, 1, 'same'),
    p99: compared(2298, 468, 'less'),
    unrelated: compared(4596, 936, 'less'),
  };
  const failed = { errors: 0, timeouts: 0 };
  const rounds = [100, 90, 110].map((x) => ({ before: figures(x, 23 * x), after: figures(2.5 * x, 4.6 * x) }));
  const one = {
    request,
    answer: '201 application/json',
    isVolatile: true,
    measures,
    before: failed,
    after: failed,
    rounds,
  };
  const settings = { rounds: 3, seconds: 1, connections: 20 };
  const migrated = { calls: 3, files: ['server.js'], refused: 1 };
  const bench = { kind: 'measured', requests: [one, one], unrelated: '/health', settings, migrated };
  const file = join(home, 'gain.html');
  writeFileSync(
    file,
    toBenchHtml(bench, { title: 'POST /invoices: 2.50× the requests per second.', how: 'As measured.' }, '0'),
  );
  return file;
}

/** A trace of a run of the example that asks three of its routes. */
function recorded(home) {
  const requests = `
    const app = require('./app');
    const server = app.listen(0, async () => {
      const ask = (path, options) => fetch('http://127.0.0.1:' + server.address().port + path, options);
      const login = { method: 'POST', headers: { 'content-type': 'application/json' } };
      login.body = JSON.stringify({ email: 'ada@example.com', password: 'wrong' });
      await Promise.all(['/status', '/status', '/nothing'].map((path) => ask(path)));
      await ask('/session', login);
      process.exit();
    });`;
  writeFileSync(join(home, 'shop', 'asked.js'), requests);
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'shop', 'node_modules'), 'dir');
  const file = join(home, 'trace.json');
  const argv = [join(ROOT, 'bin', 'unblock.js'), 'trace', '-o', file, '--', process.execPath, 'asked.js'];
  const { status, stderr } = spawnSync(process.execPath, argv, { cwd: join(home, 'shop'), encoding: 'utf8' });
  rmSync(join(home, 'shop', 'node_modules'));
  rmSync(join(home, 'shop', 'asked.js'));
  assert.equal(status, 0, stderr);
  return file;
}

module.exports = { gain, recorded, report };
