#!/usr/bin/env node
'use strict';

// `npm run bench:trace [-- --rounds 5 --requests 3000 --memory 100000]`: the app in bench/scenarios/blocking as it is and
// under `unblock trace`, in turn. Prints what a request costs as ratios of the same run, and the heap over many requests.
// Build first.

const { fork } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { parseArgs } = require('node:util');
const autocannon = require('autocannon');
const { MODULES } = require('../dist/transforms');
const { targetsOf, tracing } = require('../dist/src/evidence/trace');

const ROOT = path.join(__dirname, '..');
const PORT = 3910;
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '3000' },
    memory: { type: 'string', default: '100000' },
  },
});

/** `part` of the requests where each of them costs much. */
const SCENARIOS = [
  { title: 'nothing that blocks', paths: ['/ping'], part: 1 },
  { title: 'readFileSync, 2 KB', paths: ['/read'], part: 1 },
  { title: 'execSync', paths: ['/exec'], part: 0.05 },
  { title: 'pbkdf2Sync, 10,000 iterations', paths: ['/hash?password=secret'], part: 0.1 },
  { title: 'writeFileSync, 100 files', paths: Array.from({ length: 100 }, (_, id) => `/write/${id}`), part: 0.5 },
  { title: 'existsSync + statSync', paths: ['/stat'], part: 1 },
];

async function main() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-trace-'));
  try {
    const app = prepare(folder);
    const envs = { plain: process.env, traced: tracing(folder, targetsOf(MODULES), process.env) };
    console.log(`Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0].model}; ${options.rounds} rounds\n`);
    console.log('| Scenario | CPU µs/request | traced | ratio (lowest to highest) | requests/s, ratio |');
    console.log('| --- | --- | --- | --- | --- |');
    for (const scenario of SCENARIOS) console.log(rowOf(scenario, await measure(app, scenario, envs)));
    console.log(`\n${await memoryOver(app, envs, Number(options.memory))}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(folder) {
  const app = path.join(folder, 'app');
  cpSync(path.join(ROOT, 'bench/scenarios/blocking'), app, { recursive: true });
  mkdirSync(path.join(app, 'data/notes'), { recursive: true });
  writeFileSync(path.join(app, 'data/small.html'), 'x'.repeat(2048));
  writeFileSync(path.join(app, 'data/large.html'), 'x'.repeat(1024 * 1024));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'), 'dir');
  return app;
}

/** Both in turn, the other one first in each round, so that what else the machine does strikes both. */
async function measure(app, { paths, part }, envs) {
  const amount = Math.ceil(Number(options.requests) * part);
  const rounds = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    const order = round % 2 === 0 ? ['plain', 'traced'] : ['traced', 'plain'];
    const measured = {};
    for (const name of order)
      measured[name] = await serving(app, envs[name], async (server) => {
        await load(paths, Math.ceil(amount / 4));
        server.send('begin');
        const { duration } = await load(paths, amount);
        const { cpu } = await answerTo(server, 'end');
        return { cpu: (cpu * 1000) / amount, perSecond: amount / duration };
      });
    rounds.push(measured);
  }
  return rounds;
}

async function memoryOver(app, envs, requests) {
  const heaps = {};
  for (const name of ['plain', 'traced'])
    heaps[name] = await serving(app, envs[name], async (server) => {
      const seen = [];
      for (let step = 0; step <= 10; step++) {
        await load(['/stat', '/read', '/nowhere/1', '/write/1'], step === 0 ? 2000 : Math.ceil(requests / 10));
        seen.push((await answerTo(server, 'heap')).heap);
      }
      return seen;
    });
  const text = (name) => `${name} ${heaps[name].map((heap) => heap.toFixed(1)).join(' ')}`;
  return `Heap in MB after 2,000 requests, and after each tenth of ${requests} more:\n${text('plain')}\n${text('traced')}`;
}

async function load(paths, amount) {
  const requests = paths.map((one) => ({ path: one }));
  const result = await autocannon({ url: `http://127.0.0.1:${PORT}`, connections: 20, amount, requests, timeout: 60 });
  if (result.errors > 0) throw new Error(`${result.errors} requests failed`);
  return result;
}

async function serving(app, env, work) {
  const server = fork(path.join(app, 'server.js'), {
    env: { ...env, PORT: String(PORT), NODE_ENV: 'production' },
    execArgv: ['--expose-gc', '--require', path.join(ROOT, 'bench/observer.js')],
    stdio: ['ignore', 'ignore', 2, 'ipc'],
  });
  await new Promise((resolve, reject) => server.once('message', resolve).once('exit', reject));
  try {
    return await work(server);
  } finally {
    await new Promise((resolve) => server.removeAllListeners('exit').on('exit', resolve).kill('SIGKILL'));
  }
}

function answerTo(server, question) {
  return new Promise((resolve) => {
    server.once('message', resolve);
    server.send(question);
  });
}

function rowOf({ title }, rounds) {
  const of = (name, field) => median(rounds.map((round) => round[name][field]));
  const ratios = (field) => rounds.map((round) => round.traced[field] / round.plain[field]).sort((a, b) => a - b);
  const cpu = ratios('cpu');
  const spread = `${median(cpu).toFixed(2)} (${cpu[0].toFixed(2)} to ${cpu.at(-1).toFixed(2)})`;
  const cells = [title, of('plain', 'cpu').toFixed(0), of('traced', 'cpu').toFixed(0), spread];
  return `| ${[...cells, median(ratios('perSecond')).toFixed(2)].join(' | ')} |`;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
