'use strict';

// `node call-runner.js <folder of a program> <report>`: calls each handler of `app.js` in a fresh folder, and writes down what
// it answered and what the folder became. A line in each output of the process tells apart what goes there.

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { described, shape } = require('./described');

const [, , program, report] = process.argv;
const WORLD = path.join(program, 'world');
const HOUR = 3_600_000;
/** Descriptors that Node itself may open meanwhile. */
const OWN_DESCRIPTORS = 8;

const SCRIPTS = {
  show: 'printf "%s:" "$X"; for a in "$@"; do printf "<%s>" "$a"; done; echo',
  fail: 'echo out; echo err "$@" >&2; exit 6',
};
const FILES = {
  ...{
    'a.txt': 'one two\n',
    'dir/b.txt': 'h\u00e9llo',
    empty: '',
    '\u00fcn\u00ef.txt': 'u',
    'big.bin': 'abc'.repeat(50_000),
  },
  ...{ 'deep/er/est/file': 'x', 'deep/file': 'y', 'closed/x': 'x', 'closed.txt': 'c', 'readonly.txt': 'r' },
};
const LINKS = { link: 'a.txt', dirlink: 'dir', broken: 'nowhere', loop: 'loop' };
const MODES = { 'readonly.txt': 0o444, 'closed.txt': 0, closed: 0 };

/** What each handler finds. */
function makeWorld() {
  process.chdir('/');
  if (fs.existsSync(WORLD)) spawnSync('chmod', ['-R', 'u+rwX', WORLD]);
  fs.rmSync(WORLD, { recursive: true, force: true });
  for (const folder of ['dir', 'hollow', 'deep/er/est', 'closed'])
    fs.mkdirSync(path.join(WORLD, folder), { recursive: true });
  process.chdir(WORLD);
  for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(name, text);
  for (const [name, text] of Object.entries(SCRIPTS)) fs.writeFileSync(name, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  for (const [name, target] of Object.entries(LINKS)) fs.symlinkSync(target, name);
  for (const [name, mode] of Object.entries(MODES)) fs.chmodSync(name, mode);
}

/** What is in a folder now: names, modes, owners, times that were set, contents; or why that cannot be told. */
function stateOf(folder) {
  return attempt(() => {
    const names = fs.readdirSync(folder).sort();
    return names.map((name) => [name.replace(/(?<=tmp-)\w{6}$/, 'XXXXXX'), ...factsOf(path.join(folder, name))]);
  });
}

function factsOf(file) {
  const stats = fs.lstatSync(file);
  const times = [stats.atimeMs, stats.mtimeMs].map((time) => (Math.abs(Date.now() - time) > HOUR ? time : 'now'));
  const facts = [stats.mode.toString(8), stats.uid, stats.gid, ...times];
  if (stats.isSymbolicLink()) return [...facts, fs.readlinkSync(file)];
  return stats.isDirectory() ? [...facts, stateOf(file)] : [...facts, stats.nlink, attempt(() => contentOf(file))];
}

function contentOf(file) {
  const text = fs.readFileSync(file, 'latin1');
  return text.length > 80 ? `${text.slice(0, 40)} ${text.length}` : text;
}

function attempt(work) {
  try {
    return work();
  } catch (error) {
    return error.code;
  }
}

function openFiles() {
  return fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').length : 0;
}

function becomeUser(id) {
  process.setgroups([]);
  process.setgid(id);
  process.setuid(id);
}

/** The handlers that the program registers. */
function loadHandlers() {
  const handlers = [];
  const app = { get: (_route, handler) => handlers.push(handler), listen: () => undefined };
  const load = Module._load;
  Module._load = (name, ...rest) => (name === 'express' ? () => app : load(name, ...rest));
  require(path.join(program, 'app.js'));
  return handlers;
}

async function answerOf(handler) {
  return new Promise((resolve) => {
    const request = { params: { n: '3', w: 'a b' }, body: {} };
    const response = { json: (log) => resolve(log.map((value) => described(value))) };
    const fail = (error) => resolve(['rejected', described(error)]);
    Promise.resolve()
      .then(() => handler(request, response))
      .catch(fail);
  });
}

async function main() {
  if (process.env.FUZZ_USER) becomeUser(Number(process.env.FUZZ_USER));
  globalThis.shape = shape;
  const answers = [];
  const others = [];
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (error) => others.push([event, described(error)]));
  const handlers = loadHandlers();
  const open = openFiles();
  // Also when a handler never answers and nothing is left to wait for.
  process.on('exit', () => {
    if (openFiles() > open + OWN_DESCRIPTORS) others.push('files are left open');
    fs.writeFileSync(report, JSON.stringify({ answers, others }));
  });
  for (const [index, handler] of handlers.entries()) {
    makeWorld();
    for (const output of [1, 2]) fs.writeSync(output, `\n#${index}\n`);
    const answer = await answerOf(handler);
    await new Promise((resolve) => setImmediate(resolve));
    answers.push({ answer, state: stateOf(WORLD) });
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
