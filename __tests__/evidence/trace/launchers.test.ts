import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import * as builtins from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seen, trace, writeApp } from './tracing';

const modules = join(__dirname, '../../../node_modules');
const SERVE = `const { createServer } = require('http');
const server = createServer((req, res) => { require('fs').existsSync('/'); res.end('ok'); });
server.listen(0, '127.0.0.1', async () => {
  await fetch('http://127.0.0.1:' + server.address().port + '/a').then((answer) => answer.text());
  process.exit();
});`;

let folder: string;
beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-launched-')))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the workers of a cluster are measured, and told of together', () => {
  writeApp(folder, {
    'app.js': `const cluster = require('cluster');
if (cluster.isPrimary) {
  let listening = 0;
  for (let i = 0; i < 2; i++) cluster.fork();
  cluster.on('listening', async (_worker, { port }) => {
    if (++listening < 2) return;
    const headers = { connection: 'close' };
    for (let i = 0; i < 6; i++) await fetch('http://127.0.0.1:' + port + '/c', { headers }).then((answer) => answer.text());
    for (const worker of Object.values(cluster.workers)) worker.kill();
  });
  cluster.on('exit', () => Object.keys(cluster.workers).length === 0 && process.exit());
} else require('http').createServer((req, res) => { require('fs').statSync('/'); res.end('ok'); }).listen(0, '127.0.0.1');`,
  });
  const { trace: found } = trace(folder, '--', 'node', 'app.js');
  expect(found?.requests).toBe(6);
  expect(seen(found!)).toEqual(['fs.statSync app.js:12 GET /c ×6']);
  expect(found?.processes.reduce((all, { requests }) => all + requests, 0)).toBe(6);
});

test('an app that a daemon starts from a script of its own, as pm2 does, is measured', () => {
  writeApp(folder, {
    'launcher.js': `const { spawn, fork } = require('child_process');
if (process.argv[2] !== 'daemon') {
  spawn(process.execPath, [__filename, 'daemon'], { detached: true, stdio: 'inherit' }).on('exit', process.exit);
} else {
  const env = { ...process.env, app_path: __dirname + '/app.js' };
  fork(__dirname + '/container.js', [], { env, stdio: 'inherit' }).on('exit', process.exit);
}`,
    'container.js': `process.argv[1] = process.env.app_path; require('module')._load(process.env.app_path, null, true);`,
    'app.js': SERVE,
  });
  const { trace: found, code } = trace(folder, '--', 'node', 'launcher.js');
  expect(code).toBe(0);
  expect(seen(found!)).toEqual(['fs.existsSync app.js:2 GET /a ×1']);
});

test('a script of package.json is measured, and npm itself is not told of', () => {
  writeApp(folder, { 'package.json': '{ "scripts": { "start": "node app.js" } }', 'app.js': SERVE });
  const { trace: found } = trace(folder, '--', 'npm', 'start');
  expect(seen(found!)).toEqual(['fs.existsSync app.js:2 GET /a ×1']);
  expect(found?.processes.map(({ script }) => script)).toEqual(['app.js']);
});

test('places are those of the source where a compiler stands in, as ts-node does', () => {
  writeApp(folder, {
    'compile.js': `const ts = require(${JSON.stringify(join(modules, 'typescript'))});
require.extensions['.ts'] = (module, file) => {
  const compilerOptions = { module: 'commonjs', target: 'es2022', inlineSourceMap: true };
  const source = require('fs').readFileSync(file, 'utf8');
  module._compile(ts.transpileModule(source, { fileName: file, compilerOptions }).outputText, file);
};`,
    'app.ts': `interface Named {
  readonly name: string;
}
function busy({ name }: Named): void {
  const end = Date.now() + 200;
  while (Date.now() < end);
}
${SERVE.replace(`require('fs')`, `busy({ name: 'a' }); require('fs')`)}`,
  });
  const { trace: found } = trace(folder, '--', 'node', '-r', './compile.js', 'app.ts');
  expect(seen(found!).filter((line) => line.includes('app.ts'))).toEqual(['fs.existsSync app.ts:9 GET /a ×1']);
  const busy = found!.functions.find(({ name }) => name === 'busy');
  expect(busy).toMatchObject({ file: 'app.ts', line: 4, routes: [{ route: 'GET /a' }] });
  // On a machine that is busy, a sample may find the line before.
  expect(busy!.lines[0]).toMatchObject({ line: 6 });
  expect(busy!.lines.map(({ line }) => line).filter((line) => line < 4 || line > 7)).toEqual([]);
});

// https://nodejs.org/api/module.html#moduleregisterhooksoptions
const hasHooks = 'registerHooks' in builtins;
(hasHooks ? test : test.skip)('a package that is an ES module only is measured where Node has hooks for it', () => {
  writeApp(folder, {
    'node_modules/find-up/package.json': '{"name":"find-up","type":"module","exports":"./index.js"}',
    'node_modules/find-up/index.js': `export const findUpSync = () => '/here'; export const other = 1; export default 2;`,
    'app.mjs': `import two, { findUpSync, other } from 'find-up';
import * as all from 'find-up';
console.log(findUpSync('a'), other, two, Object.keys(all).join());`,
  });
  const { trace: found, stdout } = trace(folder, '--', 'node', 'app.mjs');
  expect(stdout).toBe('/here 1 2 default,findUpSync,other\n');
  expect(seen(found!)).toEqual(['find-up.findUpSync app.mjs:3 start-up ×1']);
});
