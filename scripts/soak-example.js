'use strict';

// `npm run soak [-- --requests 10000]`: the example app, migrated in this run, under 100 connections: payments of two
// invoices among reads, errors and malformed bodies. Exits with 1 when an answer is not the expected one, a payment is
// lost, the process ends, or memory grows. Build first.

const { execFileSync, fork } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const autocannon = require('autocannon');

const ROOT = path.join(__dirname, '..');
const TOKEN = '00000000-0000-4000-8000-000000000000';
const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, port: { type: 'string', default: '3950' } },
});
const PORT = Number(options.port);

const json = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
const pay = (id) => ({ method: 'POST', path: `/invoices/${id}/payments`, headers: json, body: '{"amount":1}' });

/** What is asked in turn, and the status of the answer. */
const ASKED = [
  [pay('INV-1001'), 200],
  [{ path: '/status' }, 200],
  [{ path: '/invoices/INV-1001', headers: json }, 200],
  [pay('INV-1002'), 200],
  [{ path: '/invoices/INV-9999', headers: json }, 404],
  [{ path: '/invoices' }, 401],
  [{ ...pay('INV-1001'), body: '{"amount":' }, 400],
  [{ path: '/reports/archive', headers: json }, 200],
];

async function main() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soak-'));
  try {
    const app = prepare(folder);
    const server = await started(app);
    const problems = await soak(app, server);
    server.removeAllListeners('exit').kill('SIGKILL');
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(folder) {
  const app = path.join(folder, 'app');
  cpSync(path.join(ROOT, 'examples/legacy-express'), app, {
    recursive: true,
    filter: (from) => !from.endsWith('node_modules'),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'), 'dir');
  execFileSync(process.execPath, [path.join(ROOT, 'bin/unblock.js'), '--yes', '--quiet', '-C', app]);
  mkdirSync(path.join(app, 'data/sessions'), { recursive: true });
  writeFileSync(path.join(app, 'data/sessions', `${TOKEN}.json`), '{"email":"soak@example.com"}');
  return app;
}

function started(app) {
  const execArgv = ['--expose-gc', '--require', path.join(ROOT, 'bench/observer.js')];
  const env = { ...process.env, PORT: String(PORT), NODE_ENV: 'production', DATA_DIR: path.join(app, 'data') };
  const server = fork(path.join(app, 'server.js'), { execArgv, env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  return new Promise((resolve, reject) => {
    server.once('message', () => resolve(server));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function soak(app, server) {
  const ended = new Promise((_, reject) => server.once('exit', (code) => reject(new Error(`it ended with ${code}`))));
  const written = [];
  server.stderr.on('data', (chunk) => written.push(String(chunk)));
  const work = (async () => {
    const before = paidIn(app);
    const warm = await load(2000);
    const early = await heapOf(server);
    const result = await load(Number(options.requests));
    const late = await heapOf(server);
    const paid = paidIn(app) - before;
    const expected = warm.paid + result.paid;
    console.log(`${result.answered} requests, 100 connections: ${JSON.stringify(result.statuses)}`);
    console.log(`payments made ${expected}, payments found ${paid}`);
    console.log(`heap after collection: ${early.toFixed(1)} MB, then ${late.toFixed(1)} MB`);
    return [
      ...result.problems,
      ...(paid === expected ? [] : [`${expected - paid} payments were lost`]),
      ...(late > early * 1.2 ? ['memory grows'] : []),
      ...written.filter((text) => /unhandled|rejection/i.test(text)),
    ];
  })();
  return Promise.race([work, ended]);
}

async function load(amount) {
  const statuses = {};
  const problems = [];
  let paid = 0;
  const requests = ASKED.map(([request, status]) => ({
    ...request,
    onResponse: (code, body) => {
      statuses[code] = (statuses[code] || 0) + 1;
      if (code !== status) problems.push(`${request.path} was answered with ${code}: ${body}`);
      else if (status === 200 && request.method === 'POST') paid += 1;
    },
  }));
  const result = await autocannon({ url: `http://127.0.0.1:${PORT}`, connections: 100, amount, requests, timeout: 60 });
  if (result.errors > 0) problems.push(`${result.errors} errors`);
  return { statuses, paid, answered: result.requests.total, problems: problems.slice(0, 5) };
}

function paidIn(app) {
  const invoices = JSON.parse(readFileSync(path.join(app, 'data/invoices.json'), 'utf8'));
  return invoices.reduce((sum, { paid }) => sum + paid, 0);
}

function heapOf(server) {
  return new Promise((resolve) => {
    server.once('message', ({ heap }) => resolve(heap));
    server.send('heap');
  });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
