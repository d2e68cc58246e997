import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plain, seen, trace, writeApp } from './tracing';

let folder: string;
beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-traced-')))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks the server for these paths, all at once, and ends the process when they are answered. */
const ASK = `
  const { port } = server.address();
  const ask = (path) => fetch('http://127.0.0.1:' + port + path).then((answer) => answer.text());
`;

const SPIN = `function spin(ms) { const end = Date.now() + ms; while (Date.now() < end); }\n`;

test('each call belongs to the request it was made for, whatever else is under way', () => {
  writeApp(folder, {
    'server.js': `const fs = require('fs');
const http = require('http');
const { setTimeout: sleep } = require('timers/promises');
fs.readFileSync(__filename);
async function a() { await sleep(20); fs.existsSync('/'); }
function b(done) { setTimeout(() => { fs.statSync('/'); done(); }, 10); }
const server = http.createServer(async (req, res) => {
  if (req.url.startsWith('/a')) await a();
  else await new Promise(b);
  res.end('ok');
});
server.listen(0, '127.0.0.1', async () => {${ASK}
  await Promise.all(['/a/1', '/b', '/a/2', '/b', '/a/3'].map(ask));
  fs.readdirSync('/');
  process.exit(3);
});`,
  });
  const run = trace(folder, '--', 'node', 'server.js');
  expect(run.code).toBe(3);
  expect(run.trace?.requests).toBe(5);
  expect([...seen(run.trace!)].sort()).toEqual([
    'fs.existsSync server.js:5 GET /a/:id ×3',
    'fs.readFileSync server.js:4 start-up ×1',
    'fs.readdirSync server.js:17 background ×1',
    'fs.statSync server.js:6 GET /b ×2',
  ]);
  expect(run.trace?.calls.find(({ line }) => line === 5)?.stack.map(({ name, line }) => `${name}:${line}`)).toEqual([
    '(inline):8',
    'a:5',
  ]);
  expect(run.stderr).toContain('5 requests in ');
  expect(run.stderr).toContain('fs.existsSync  server.js:5');
});

test('what goes on when a request has ended is background work', () => {
  writeApp(folder, {
    'server.js': `const fs = require('fs');
const http = require('http');
const { setTimeout: sleep } = require('timers/promises');
const server = http.createServer(async (req, res) => {
  fs.existsSync('/');
  res.end('ok');
  await new Promise((done) => res.on('close', done));
  await sleep(20);
  fs.statSync('/');
  process.exit();
});
server.listen(0, '127.0.0.1', () => {${ASK}
  ask('/a');
});`,
  });
  const run = trace(folder, '--', 'node', 'server.js');
  expect([...seen(run.trace!)].sort()).toEqual([
    'fs.existsSync server.js:5 GET /a ×1',
    'fs.statSync server.js:9 background ×1',
  ]);
});

test('routes of Express, and the body that is read before the handler, keep their request', () => {
  writeApp(folder, {
    'server.js': `const fs = require('fs');
const express = require(${JSON.stringify(join(__dirname, '../../../node_modules/express'))});
const app = express();
app.use((req, res, next) => { fs.existsSync('/'); next(); });
app.use(express.json());
const users = express.Router();
users.post('/:id(\\\\d+)', (req, res) => { fs.statSync('/'); res.json(req.body); });
app.use('/users', users);
const server = app.listen(0, '127.0.0.1', async () => {${ASK}
  const post = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } };
  const texts = [1, 2].map((id) => fetch('http://127.0.0.1:' + port + '/users/' + id, post).then((a) => a.text()));
  console.log((await Promise.all(texts)).join());
  await ask('/nothing');
  process.exit();
});`,
  });
  const { stdout, trace: found } = trace(folder, '--', 'node', 'server.js');
  expect(stdout).toContain('{"a":1},{"a":1}');
  expect([...seen(found!)].sort()).toEqual([
    'fs.existsSync server.js:4 GET /nothing ×1',
    'fs.existsSync server.js:4 POST /users/:id(\\d+) ×2',
    'fs.statSync server.js:7 POST /users/:id(\\d+) ×2',
  ]);
  expect(found?.routes.map(({ route, requests }) => `${route} ${requests}`).sort()).toEqual([
    'GET /nothing 1',
    'POST /users/:id(\\d+) 2',
  ]);
});

test('what else runs for long is told by function and route, also after an await and in timers', () => {
  writeApp(folder, {
    'node_modules/busy/index.js': SPIN + 'module.exports = spin;',
    'late.js': SPIN + 'spin(150);',
    'server.js':
      SPIN +
      `const busy = require('busy');
const { setTimeout: sleep } = require('timers/promises');
async function waits() { await sleep(5); afterwards(); }
function afterwards() { const end = Date.now() + 150; while (Date.now() < end); }
const answers = {
  '/at-once': async () => spin(150),
  '/waits': waits,
  '/timer': () => new Promise((done) => setTimeout(function later() { spin(150); done(); }, 5)),
  '/package': async () => packed(),
  '/require': async () => loads(),
  '/reads': async () => require('fs').readFileSync(__filename),
};
const packed = () => busy(150);
function loads() { require('./late'); }
setTimeout(function sweep() { spin(150); }, 40);
const server = require('http').createServer(async (req, res) => { await answers[req.url](); res.end('ok'); });
server.listen(0, '127.0.0.1', async () => {${ASK}
  await Promise.all(Object.keys(answers).map(ask));
  await sleep(200);
  process.exit();
});`,
  });
  const { trace: found, stderr } = trace(folder, '--', 'node', 'server.js');
  const under = (name: string): readonly string[] => {
    const functions = found!.functions.filter((one) => one.stack.some((step) => step.name === name));
    return functions.flatMap(({ routes }) => routes.map(({ route }) => route));
  };
  expect(['afterwards', 'packed', 'loads'].map(under)).toEqual([['GET /waits'], ['GET /package'], ['GET /require']]);
  const [spin] = found!.functions.filter(({ name }) => name === 'spin');
  expect(spin).toMatchObject({ file: 'server.js', line: 1 });
  expect(spin.routes.map(({ route }) => route).sort()).toEqual(['GET /at-once', 'GET /timer']);
  expect(spin.background).toBeGreaterThan(0);
  const within = (name: string): string => found!.functions.find((one) => one.name === name)!.within[0].name;
  expect([within('packed'), within('loads')]).toEqual(['busy', 'require']);
  expect(
    found!.routes
      .filter(({ ran }) => ran >= 100)
      .map(({ route }) => route)
      .sort(),
  ).toEqual(['/at-once', '/package', '/require', '/timer', '/waits'].map((path) => `GET ${path}`));
  expect(found!.background.max).toBeGreaterThanOrEqual(100);
  expect(stderr).toMatch(/afterwards \(server\.js:\d+\) +GET \/waits\n/);
});

test('an error that the app catches at the very end breaks no measurement', () => {
  writeApp(folder, {
    'server.js': `process.on('uncaughtException', () => undefined);
const server = require('http').createServer((req, res) => setTimeout(() => {
  const end = Date.now() + 120; while (Date.now() < end);
  res.end('ok');
  throw new Error('late');
}, 1));
server.listen(0, '127.0.0.1', async () => {${ASK}
  for (const path of ['/a', '/b', '/c']) await ask(path);
  setTimeout(() => process.exit(), 50);
});`,
  });
  const { trace: found } = trace(folder, '--', 'node', 'server.js');
  expect(found!.routes.map(({ route, stretches }) => `${route} ${stretches[3]}`).sort()).toEqual([
    'GET /a 1',
    'GET /b 1',
    'GET /c 1',
  ]);
});

test('sampling has stopped when the process ends, because V8 may crash otherwise', () => {
  writeApp(folder, {
    'server.js': `const { Session } = require('inspector');
let running = 0;
const { connect, disconnect } = Session.prototype;
Session.prototype.connect = function () { running++; return connect.call(this); };
Session.prototype.disconnect = function () { running--; return disconnect.call(this); };
const server = require('http').createServer(() => JSON.parse('{'));
process.on('exit', () => console.log(running, 'sampling'));
server.listen(0, '127.0.0.1', async () => {${ASK}
  console.log(running, 'sampling');
  ask('/').catch(() => {});
});`,
  });
  const run = trace(folder, '--', 'node', 'server.js');
  expect(run.code).toBe(1);
  expect(run.stdout).toContain('1 sampling\n0 sampling\n');
});

test('names that an ES module imports are measured, in children of children, too', () => {
  writeApp(folder, {
    'server.mjs': `import { readFileSync, existsSync as has } from 'node:fs';
import { createServer } from 'node:http';
const server = createServer((req, res) => { has('/'); res.end(readFileSync(new URL(import.meta.url))); });
server.listen(0, '127.0.0.1', async () => {${ASK}
  await ask('/');
  process.exit();
});`,
    'start.js': `require('child_process').spawn(process.execPath, ['server.mjs'], { stdio: 'inherit' });`,
  });
  const { trace: found } = trace(folder, '--', 'node', 'start.js');
  expect([...seen(found!)].sort()).toEqual([
    'fs.existsSync server.mjs:3 GET / ×1',
    'fs.readFileSync server.mjs:3 GET / ×1',
  ]);
  expect(found?.processes.map(({ script }) => script)).toEqual(['server.mjs']);
});

test('a package is measured as the app loads it, and a call that a package makes names both', () => {
  writeApp(folder, {
    'node_modules/which/package.json': '{"name":"which","main":"lib/which.js"}',
    'node_modules/which/lib/which.js': 'module.exports = () => 0; module.exports.sync = () => "/bin/sh";',
    'node_modules/reader/index.js': `module.exports = (path) => require('fs').readFileSync(path);`,
    'app.js': `const which = require('which');\nwhich.sync('sh');\nrequire('reader')(__filename);`,
  });
  const { trace: found } = trace(folder, '--', 'node', 'app.js');
  expect([...seen(found!)].sort()).toEqual(['fs.readFileSync app.js:3 start-up ×1', 'which.sync app.js:2 start-up ×1']);
  expect(found?.calls.map(({ through }) => through?.name).filter(Boolean)).toEqual(['reader']);
});

describe('nothing is different for the app:', () => {
  const LOOK = `const fs = require('fs');
const { promisify } = require('util');
const { DatabaseSync } = {};
const show = (value) => console.log(JSON.stringify(value));
show(Object.getOwnPropertyNames(fs.readFileSync));
show([fs.readFileSync.name, fs.readFileSync.length, typeof fs.realpathSync.native, fs.existsSync('/nope')]);
show([fs.readFileSync === require('node:fs').readFileSync, promisify(fs.exists) === fs.exists[promisify.custom]]);
function load(path) { return fs.readFileSync(path); }
try { load('/nope'); } catch (error) { show([error.code, error.syscall, error.path, Object.keys(error), error.stack]); }
Error.stackTraceLimit = 2;
try { load('/nope'); } catch (error) { show(error.stack); }
try { fs.readFileSync(undefined); } catch (error) { show([error.name, error.code, error.message]); }
show(['SIGTERM', 'SIGINT', 'uncaughtException'].map((event) => process.listenerCount(event)));
`;

  test('functions, their properties, and the errors they throw with their stacks', () => {
    writeApp(folder, { 'look.js': LOOK });
    expect(trace(folder, '--', 'node', 'look.js').stdout).toBe(plain(folder, 'look.js').stdout);
  });

  const SERVE = `require('fs').existsSync('/'); const server = require('http').createServer().listen(0, () => {
    process.kill(process.pid, 'SIGTERM'); });`;

  test('it dies of a signal that it does not listen to, and what it saw is kept', () => {
    writeApp(folder, { 'serve.js': SERVE });
    const run = trace(folder, '--', 'node', 'serve.js');
    expect(run.code).toBe(143);
    expect(seen(run.trace!)).toEqual(['fs.existsSync serve.js:1 start-up ×1']);
  });

  test('it ends as it wants on a signal that it listens to', () => {
    writeApp(folder, {
      'serve.js': `process.once('SIGTERM', () => { require('fs').statSync('/'); server.close(() => process.exit(7)); });\n${SERVE}`,
    });
    const run = trace(folder, '--', 'node', 'serve.js');
    expect(run.code).toBe(7);
    expect([...seen(run.trace!)].sort()).toEqual([
      'fs.existsSync serve.js:2 start-up ×1',
      'fs.statSync serve.js:1 background ×1',
    ]);
  });

  test('an error that nobody catches ends it, and what it saw is kept', () => {
    writeApp(folder, { 'crash.js': `require('fs').existsSync('/');\nthrow new Error('no settings');` });
    const run = trace(folder, '--', 'node', 'crash.js');
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/Error: no settings\n {4}at/);
    expect(run.stderr).toContain('`node crash.js` ended with 1');
    expect(seen(run.trace!)).toEqual(['fs.existsSync crash.js:1 start-up ×1']);
  });
});

test('a port that is in use is told of', () => {
  const twice = `const { createServer } = require('http');
const first = createServer().listen(0, () => createServer().listen(first.address().port));`;
  writeApp(folder, { 'twice.js': twice });
  const run = trace(folder, '--', 'node', 'twice.js');
  expect(run.code).toBe(1);
  expect(run.stderr).toMatch(/\nPort \d+ is in use: stop what listens there/);
  expect(run.stderr).toContain('It ended before it answered a request: `node twice.js` ended with 1');
});

describe('what cannot be traced is told:', () => {
  test.each([
    [[], 2, '`trace` needs the command that starts your app'],
    [['node', 'app.js'], 2, '`trace` needs `--` before the command, got `node`'],
    [['--', 'echo', 'hello'], 2, '`echo hello` started no Node process that could be measured'],
    [['--', 'false'], 1, '`false` started no Node process that could be measured'],
    [['--', 'no-such-program'], 2, '`no-such-program` could not be started: ENOENT'],
    [['-o', '/dev/null/trace.json', '--', 'node', '-e', '0'], 2, 'could not be written'],
    [['--yes', '--', 'node', '-e', '0'], 2, '`--yes` has no meaning for `trace`'],
  ])('%j', (args, code, message) => {
    writeApp(folder, {});
    const run = trace(folder, ...args);
    expect(run.stderr).toContain(message);
    expect(run.code).toBe(code);
  });
});
