import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { textsBelow } from '../support/folders';
import { makeFolder, unblock, type Outcome } from '../verify/app';

// Each test starts several programs.
jest.setTimeout(180_000);

const QUICK = ['--rounds', '1', '--seconds', '1', '--connections', '2'];

/** Answers with a file; each process notes that it is there in the folder that `PIDS` names. */
const SERVER = `
const fs = require('fs');
const http = require('http');
fs.writeFileSync(process.env.PIDS + '/' + process.pid, '');
http.createServer((req, res) => {
  if (req.url === '/health') return res.end('well');
  if (req.url === '/broken') return res.writeHead(500).end();
  if (req.url === '/odd') return res.end(/read[F]ileSync/.test(fs.readFileSync(__filename, 'utf8')) + '');
  if (req.url === '/time') return res.end(process.hrtime.bigint() + fs.readFileSync('data.txt', 'utf8'));
  if (req.method === 'POST') return req.pipe(res.setHeader('x-for', String(req.headers['x-who'])));
  res.setHeader('content-type', 'text/plain');
  res.end(fs.readFileSync('data.txt', 'utf8'));
}).listen(process.env.PORT);
`;

const PACKAGE = JSON.stringify({ private: true, scripts: { start: 'node server.js' } });

let folder: string;
let pids: string;
let temporary: string;

beforeEach(() => {
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-test-')));
  pids = join(temporary, 'pids');
  mkdirSync(pids);
});
afterEach(() => {
  const left = readdirSync(pids).filter(isAlive);
  const copies = copiesLeft();
  rmSync(folder, { recursive: true, force: true });
  rmSync(temporary, { recursive: true, force: true });
  // Whatever happened: nothing runs and nothing is left.
  expect({ left, copies }).toEqual({ left: [], copies: [] });
});

function copiesLeft(): readonly string[] {
  return readdirSync(temporary).filter((name) => name.startsWith('unblock-bench-'));
}

function isAlive(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function app(files: Readonly<Record<string, string>> = {}): void {
  folder = makeFolder({ 'package.json': PACKAGE, 'server.js': SERVER, 'data.txt': 'some text', ...files });
}

/** Runs in a temporary folder of its own, so that what is left there can be told. */
async function bench(...argv: readonly string[]): Promise<Outcome> {
  const before = { PIDS: process.env.PIDS, TMPDIR: process.env.TMPDIR };
  Object.assign(process.env, { PIDS: pids, TMPDIR: temporary });
  try {
    return await unblock(folder, 'bench', ...argv);
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

test('both apps are measured, the answers are the same, and the folder is not touched', async () => {
  app();
  const before = textsBelow(folder);
  const argv = ['--url', '/', '--url', '/time', '--unrelated', '/health', ...QUICK, '--json', '--', 'npm', 'start'];
  const { code, stdout, stderr } = await bench(...argv);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { bench: found, machine } = JSON.parse(stdout);
  expect(machine.node).toBe(process.version);
  expect(found).toMatchObject({ kind: 'measured', migrated: { calls: 3, files: ['unblock-helpers.js', 'server.js'] } });
  const [first, second] = found.requests;
  expect(first).toMatchObject({ answer: '200 text/plain', isVolatile: false, before: { errors: 0, timeouts: 0 } });
  expect(second).toMatchObject({ answer: '200', isVolatile: true, after: { errors: 0, timeouts: 0 } });
  for (const { before: one, after: other } of [...first.rounds, ...second.rounds]) {
    for (const sample of [one, other]) {
      expect(sample.perSecond).toBeGreaterThan(0);
      expect(sample.p50).toBeLessThanOrEqual(sample.p95);
      expect(sample.p95).toBeLessThanOrEqual(sample.p99);
      expect(sample.delay).toBeGreaterThanOrEqual(0);
      expect(sample.unrelated).toBeGreaterThan(0);
    }
  }
  expect(textsBelow(folder)).toEqual(before);
});

test('the report says what was compared, and how', async () => {
  app();
  const { code, stdout } = await bench(...QUICK, '--url', '/time', '--', 'node', 'server.js');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^GET \/time: (?:no difference in throughput|[\d.]+× the requests per second)\.\n/);
  expect(stdout).toContain('GET /time  200, its body differs each time and was not compared\n');
  expect(stdout).toMatch(/^ {2}event-loop delay p99, ms +[\d.]+ +[\d.]+ {2}[\d.]+× \([\d.]+× to [\d.]+×\)/m);
  expect(stdout).toContain('The copy: 3 blocking calls rewritten in 2 files, 0 refused. Your files were not touched.');
});

test('a page draws a bar before and one after for each figure, and each round', async () => {
  app();
  const files = ['--reporter', 'html=gain.html', '--reporter', 'json=gain.json'];
  const { code, stdout } = await bench(
    ...QUICK,
    '--unrelated',
    '/health',
    '--url',
    '/',
    ...files,
    '--',
    'node',
    'server.js',
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^GET \/: /);
  const page = readFileSync(join(folder, 'gain.html'), 'utf8');
  const { bench: found } = JSON.parse(readFileSync(join(folder, 'gain.json'), 'utf8'));
  const [{ measures, rounds }] = found.requests;
  const names = Object.keys(measures);
  expect(names).toEqual(['perSecond', 'p50', 'p95', 'p99', 'delay', 'unrelated']);
  expect(
    page.match(/<svg class="gain" role="img" aria-label="[^"]+ (?:before|after): [\d.]+; in the rounds/g),
  ).toHaveLength(2 * names.length);
  expect(page.match(/<rect class="round"/g)).toHaveLength(2 * names.length * rounds.length);
  expect(page).toContain('<strong>GET /health meanwhile p99, ms</strong>');
  expect(page).not.toMatch(/(?:src|href)=|https?:|@import|url\(/);
  expect(page).toContain('The copy: 3 blocking calls rewritten in 2 files, 0 refused.');
});

test('an answer that differs is the result, and nothing is measured', async () => {
  app();
  const { code, stdout } = await bench(...QUICK, '--url', '/', '--url', '/odd', '--', 'node', 'server.js');
  expect(code).toBe(5);
  expect(stdout).toContain('The migrated app answers differently, so nothing was measured.');
  expect(stdout).toContain('GET /odd: the body differs from byte 0 on: "true" became "false"');
  expect(stdout).not.toContain('GET /:');
});

test('methods, headers and bodies come from a file', async () => {
  app({ 'requests.json': '[{ "method": "post", "url": "/echo", "headers": { "X-Who": "me" }, "body": { "a": 1 } }]' });
  const argv = ['--requests', 'requests.json', ...QUICK, '--json', '--', 'node', 'server.js'];
  const { code, stdout } = await bench(...argv);
  expect(code).toBe(0);
  const [{ request, before, after }] = JSON.parse(stdout).bench.requests;
  const headers = { 'x-who': 'me', 'content-type': 'application/json' };
  expect(request).toEqual({ method: 'POST', path: '/echo', headers, body: '{"a":1}' });
  expect({ before, after }).toEqual({ before: { errors: 0, timeouts: 0 }, after: { errors: 0, timeouts: 0 } });
});

test('where there is nothing to migrate nothing is started', async () => {
  app({ 'server.js': "require('http').createServer((req, res) => res.end('well')).listen(process.env.PORT);" });
  const { code, stdout } = await bench('--url', '/', '--', 'node', 'server.js');
  expect(code).toBe(0);
  expect(stdout).toBe('There is nothing to migrate, so there is nothing to compare.\n');
});

test('a build that is asked for runs in each copy', async () => {
  app({ 'build.js': "require('fs').cpSync('server.js', 'built.js');" });
  const argv = ['--url', '/', ...QUICK, '--prepare', 'node build.js', '--', 'node', 'built.js'];
  expect((await bench(...argv)).code).toBe(0);
  const failed = await bench('--url', '/', '--prepare', 'node nothing.js', '--', 'node', 'built.js');
  expect(failed.code).toBe(4);
  expect(failed.stderr).toContain('error: `node nothing.js` failed\n');
  expect(failed.stderr).toContain('Cannot find module');
});

test('an answer of 400 or more is measured, and told', async () => {
  const missing = SERVER.replace(
    "res.setHeader('content-type'",
    "res.statusCode = 404;\n  res.setHeader('content-type'",
  );
  app({ 'server.js': missing });
  const { code, stderr, stdout } = await bench(...QUICK, '--url', '/', '--', 'node', 'server.js');
  expect(code).toBe(0);
  expect(stderr).toContain('warning: `GET /` answers 404');
  expect(stdout).toContain('GET /  404 text/plain');
});

describe('what cannot be measured is told', () => {
  const refused = async (...argv: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await bench(...argv);
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    return stderr;
  };

  test('an app that crashes at start, with what it said', async () => {
    app({ 'server.js': `${SERVER}\nthrow new Error('no database');` });
    const stderr = await refused('--url', '/', '--', 'npm', 'start');
    expect(stderr).toContain('error: `npm start` ended before it listened');
    expect(stderr).toContain('no database');
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    app({ 'server.js': SERVER.replace('process.env.PORT', `${port}, '127.0.0.1'`) });
    const stderr = await refused('--url', '/', '--', 'node', 'server.js');
    other.close();
    expect(stderr).toContain(`error: \`node server.js\` wants port ${port}, which is in use`);
  });

  test('a command that is not Node, and one that is not there', async () => {
    app();
    expect(await refused('--url', '/', '--', 'sleep', '0')).toContain('error: `sleep 0` does not run Node.js');
    expect(await refused('--url', '/', '--', 'no-such-program')).toContain('`no-such-program` could not be started');
  });

  test('a URL that answers 500', async () => {
    app();
    const stderr = await refused('--url', '/broken', '--', 'node', 'server.js');
    expect(stderr).toContain('error: `GET /broken` answers 500 before anything is changed');
  });

  test('an app that is never ready', async () => {
    app({
      'server.js': `${SERVER.replace(/\.listen.*/, ';')}\nsetInterval(() => {}, 1000);\nconsole.log('warming up');`,
    });
    const stderr = await refused('--url', '/', '--timeout', '1', '--', 'node', 'server.js');
    expect(stderr).toContain('error: `node server.js` did not listen within 1 s');
    expect(stderr).toContain('warming up');
  });
});

test('Ctrl-C ends the app and removes the copies', async () => {
  app();
  const argv = ['bench', '--url', '/', '--rounds', '50', '--', 'npm', 'start'];
  const env = { ...process.env, PIDS: pids, TMPDIR: temporary };
  const program = [join(__dirname, '../support/unblock-child.js'), ...argv];
  const child = spawn(process.execPath, program, { cwd: folder, env, stdio: 'ignore' });
  await running(child);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
});

test('killed on the spot, it leaves no app running', async () => {
  app();
  const argv = ['bench', '--url', '/', '--rounds', '50', '--', 'npm', 'start'];
  const env = { ...process.env, PIDS: pids, TMPDIR: temporary };
  const program = [join(__dirname, '../support/unblock-child.js'), ...argv];
  const child = spawn(process.execPath, program, { cwd: folder, env, stdio: 'ignore' });
  await running(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
  while (readdirSync(pids).some(isAlive)) await sleep(50);
  for (const name of copiesLeft()) rmSync(join(temporary, name), { recursive: true });
});

/** Waits until the third app listens, the first that is put under load. */
async function running(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && readdirSync(pids).length < 4) await sleep(50);
  expect(child.exitCode).toBeNull();
  expect(copiesLeft()).toHaveLength(1);
}
