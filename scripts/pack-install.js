#!/usr/bin/env node
'use strict';

/**
 * Uses the package as somebody who installs it does: `npm run test:pack`. Packs it, installs the tarball in an empty project,
 * and runs the command, the library and a published transform there. Stops at the first thing that is not as promised.
 */

const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');

const ROOT = join(__dirname, '..');
const EXAMPLE = join(ROOT, 'examples', 'legacy-express');
const { version } = require('../package.json');

/** Bytes. A tarball that outgrows these has most likely taken in something that is not for users. */
const LIMITS = { tarball: 1_000_000, unpacked: 3_000_000 };

const PUBLISHED = /^(bin\/.+\.js|dist\/(src|transforms)\/.+|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;

/** What the steps measured, for the closing line; nothing is asserted of seconds. */
const seconds = {};

function main() {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-pack-')));
  try {
    const tarball = pack(home);
    const project = install(home, tarball);
    checkCommand(project);
    checkDryRun(project);
    checkTrace(project);
    checkLibrary(project);
    checkTypes(project);
    checkTransform(project);
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  }
  const times = Object.entries(seconds).map(([step, value]) => `${step} ${value.toFixed(1)} s`);
  console.log(`ok     ${times.join(', ')}`);
}

function pack(home) {
  const [report] = lastJson(timed('pack', () => npm(['pack', '--json', '--pack-destination', home], ROOT)).stdout);
  const { size, unpackedSize, entryCount, files, filename } = report;
  console.log(`pack   tarball ${kB(size)}, unpacked ${kB(unpackedSize)}, ${entryCount} files`);
  assert.ok(size <= LIMITS.tarball, `the tarball has ${size} bytes, ${LIMITS.tarball} are allowed`);
  assert.ok(unpackedSize <= LIMITS.unpacked, `unpacked it has ${unpackedSize} bytes, ${LIMITS.unpacked} are allowed`);
  const others = files.map((file) => file.path).filter((path) => !PUBLISHED.test(path) || path.endsWith('.map'));
  assert.deepEqual(others, [], 'these files are not for users: see "files" in package.json');
  return join(home, basename(filename));
}

function install(home, tarball) {
  const project = join(home, 'project');
  mkdirSync(project);
  npm(['init', '-y'], project);
  timed('install', () => npm(['install', tarball, '--no-audit', '--no-fund', '--prefer-offline'], project));
  return project;
}

function checkCommand(project) {
  assert.equal(npx(['unblock', '--version'], project).stdout.trim(), version);
  const help = npx(['unblock', '--help'], project).stdout;
  for (const word of ['scan', 'undo', '--dry-run', '--yes']) assert.ok(help.includes(word), `--help: no ${word}`);
  console.log('npx    unblock --version, --help');
}

function checkDryRun(project) {
  const app = join(project, 'app');
  cpSync(EXAMPLE, app, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  const { stdout } = timed('dry run', () => npx(['unblock', '-C', 'app', '--dry-run'], project));
  assert.match(stdout, /^diff --git a\/\S+ b\/\S+$/m, 'stdout of a dry run is a patch');
  const patched = stdout.match(/^diff --git /gm).length;
  rmSync(app, { recursive: true });
  console.log(`npx    unblock --dry-run: a patch of ${patched} files`);
}

/** The preload runs in another process, from where the package was installed. */
function checkTrace(project) {
  writeFileSync(join(project, 'app.js'), "require('fs').existsSync('/');\n");
  npx(['unblock', 'trace', '-o', 'trace.json', '--', 'node', 'app.js'], project);
  const { calls } = JSON.parse(readFileSync(join(project, 'trace.json'), 'utf8'));
  assert.deepEqual(
    calls.map(({ rule, file, line }) => `${rule} ${file}:${line}`),
    ['fs/existsSync app.js:1'],
  );
  console.log('npx    unblock trace -- node app.js');
}

function checkLibrary(project) {
  const code = `const unblock = require('unblock');
    console.log(['scan', 'plan', 'apply'].map((name) => typeof unblock[name]).join());`;
  assert.equal(run(process.execPath, ['-e', code], project).stdout.trim(), 'function,function,function');
  console.log("node   require('unblock'): scan, plan, apply");
}

/** The declarations that are published must be all that a user's compiler asks for. */
function checkTypes(project) {
  const code = `import { scan, plan, apply } from 'unblock';
    export const applied = scan('.').then(async (scanned) => apply(scanned, await plan(scanned)));`;
  writeFileSync(join(project, 'use.ts'), code);
  const compiler = require.resolve('typescript/bin/tsc');
  const roots = ['--typeRoots', join(ROOT, 'node_modules', '@types'), '--types', 'node'];
  run(process.execPath, [compiler, '--noEmit', '--strict', '--module', 'node16', ...roots, 'use.ts'], project);
  console.log("tsc    import { scan, plan, apply } from 'unblock'");
}

function checkTransform(project) {
  // Not a dependency of ours: who runs transforms brings the runner.
  const { jscodeshift } = require('../package.json').devDependencies;
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', `jscodeshift@${jscodeshift}`], project);
  const file = join(project, 'load.js');
  writeFileSync(
    file,
    "const fs = require('fs');\nasync function load(p) {\n  return fs.readFileSync(p, 'utf8');\n}\nload('a');\n",
  );
  npx(
    ['jscodeshift', '--cpus=1', '--fail-on-error', '-t', 'node_modules/unblock/dist/transforms/fs.js', 'load.js'],
    project,
  );
  const text = readFileSync(file, 'utf8');
  assert.ok(/\.promises\.readFile\(/.test(text) && !text.includes('readFileSync('), `jscodeshift left:\n${text}`);
  console.log('npx    jscodeshift -t node_modules/unblock/dist/transforms/fs.js');
}

/** `npm exec` is npx; `--no` keeps it from fetching what the installation should have brought. */
function npx(args, cwd) {
  return npm(['exec', '--no', '--', ...args], cwd);
}

/** `npm run` says where npm is; a bare `npm` could not be spawned on Windows without a shell. */
function npm(args, cwd) {
  const script = process.env.npm_execpath;
  return script ? run(process.execPath, [script, ...args], cwd) : run('npm', args, cwd);
}

function run(command, args, cwd) {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', env: plainEnv(), maxBuffer: 1 << 28 });
  if (result.error) throw result.error;
  assert.equal(result.status, 0, `${args.join(' ')} ended with ${result.status}:\n${result.stdout}\n${result.stderr}`);
  return result;
}

/** Without what the outer `npm run` says of this package, so that npm looks at the directory it is started in. */
function plainEnv() {
  const isOuter = (name) => /^npm_(package_|lifecycle_|config_local_prefix)|^INIT_CWD$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOuter(name)));
}

/** Lifecycle scripts may print before npm's own answer. */
function lastJson(stdout) {
  return JSON.parse(stdout.slice(stdout.search(/^\[/m)));
}

function timed(step, work) {
  const started = process.hrtime.bigint();
  const result = work();
  seconds[step] = Number(process.hrtime.bigint() - started) / 1e9;
  return result;
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

main();
