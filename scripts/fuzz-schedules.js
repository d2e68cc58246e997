'use strict';

// `npm run fuzz:schedules [-- --schedules 20000 --seed 1]`: random programs, migrated, with two or three requests at once
// over a file system in memory, whose answers come in random order. Each outcome (answers and files) must be that of some
// order of whole requests in the program as it was. Prints the first program that breaks this, and exits with 1.

const path = require('node:path');
const { createRequire } = require('node:module');
const { parseArgs } = require('node:util');
const { MemoryFs } = require('./fuzz/memory-fs');
const { programOf } = require('./fuzz/programs');

const DIST = path.join(__dirname, '../dist');
const { analyse } = require(path.join(DIST, 'src/analyse'));
const { proposer } = require(path.join(DIST, 'src/propose'));
const { MODULES } = require(path.join(DIST, 'transforms'));

const { values: options } = parseArgs({
  options: { schedules: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const PER_PROGRAM = 20;
const FILES = { 'a.json': '{"n":0}', 'data-a.json': '{"n":0}', 'data-b.json': '{"n":0}', 'words.txt': 'one two' };

async function main() {
  const random = randomOf(Number(options.seed));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const wanted = Number(options.schedules);
  let run = 0;
  let changed = 0;
  for (let programs = 1; run < wanted; programs++) {
    const program = programOf(pick);
    const migrated = await migrate(program);
    if (!migrated) continue;
    changed += 1;
    const requests = Array.from({ length: pick([2, 2, 3]) }, () => ({ route: pick([0, 1]), id: pick(['1', '2']) }));
    const serial = await outcomesInOrder(program, requests);
    for (let at = 0; at < PER_PROGRAM && run < wanted; at++, run++) {
      const outcome = await outcomeOf(migrated, requests, pick);
      if (serial.has(outcome)) continue;
      console.log(
        `schedule ${run} of program ${programs} came to\n${outcome}\nbut whole requests come to\n${[...serial].join('\n')}`,
      );
      console.log(`requests ${JSON.stringify(requests)}\n\n${program}\n--- migrated ---\n${migrated.app}`);
      process.exitCode = 1;
      return;
    }
  }
  console.log(`${run} schedules of ${changed} programs: each came to what some order of whole requests comes to`);
}

/** A small generator (mulberry32), so that a seed names a run. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The texts of the program and its helpers after `--yes`; undefined when nothing changes. */
async function migrate(text) {
  const dependencies = new Map([['express', '^5.0.0']]);
  const scripts = new Map([['start', 'node app.js']]);
  const info = { dir: '.', folder: '', type: 'cjs', private: true, bins: [], exports: [], dependencies, scripts };
  const files = [{ path: 'app.js', text }];
  const project = {
    ...{ root: '.', files, skipped: [], package: info, packages: [info] },
    ...{ paths: new Set(['app.js']), aliases: [], twins: new Map() },
  };
  const analysis = await analyse(project, {
    modules: MODULES,
    slice: false,
    entries: [],
    alone: false,
    frameworks: [],
  });
  const wanted = (finding) => finding.contexts.includes('request_path');
  const propose = await proposer(analysis, project, { wanted, risk: 'safe', ttl: 0, format: false });
  const { changes } = await (propose.propose ?? propose)({ declined: new Set() });
  const app = changes.find((change) => change.path === 'app.js')?.after;
  return app && { app, helpers: changes.find((change) => change.path !== 'app.js')?.after };
}

async function outcomesInOrder(program, requests) {
  const outcomes = new Set();
  for (const order of permutations(requests.map((_, index) => index))) {
    const world = worldOf({ app: program }, () => Promise.reject(new Error('the program is synchronous')));
    const answers = [];
    for (const index of order) answers[index] = await world.ask(requests[index]);
    outcomes.add(`${JSON.stringify(answers)} ${world.fs.state()}`);
  }
  return outcomes;
}

/** All requests begin at once; then one asynchronous call at a time is begun or answered, whichever `pick` says. */
async function outcomeOf(texts, requests, pick) {
  const pending = [];
  const schedule = (begin, end) =>
    new Promise((resolve, reject) => pending.push({ begin, end, resolve, reject, begun: false }));
  const world = worldOf(texts, schedule);
  let open = requests.length;
  const answers = requests.map((request) => world.ask(request).finally(() => (open -= 1)));
  for (await settled(); open > 0; await settled()) {
    if (pending.length === 0) return 'nothing moves any more: a deadlock';
    const call = pick(pending);
    if (!call.begun && pick([true, false])) {
      call.begun = true;
      call.begin();
      continue;
    }
    pending.splice(pending.indexOf(call), 1);
    try {
      call.resolve(call.end());
    } catch (error) {
      call.reject(error);
    }
  }
  return `${JSON.stringify(await Promise.all(answers))} ${world.fs.state()}`;
}

function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A fresh start of the program: its handlers, and the files they see. */
function worldOf({ app, helpers }, schedule) {
  const fs = new MemoryFs(FILES, schedule);
  const handlers = [];
  const express = () => ({ post: (_route, handler) => handlers.push(handler), listen: () => undefined });
  const modules = { fs: fs.module(), 'fs/promises': fs.module().promises, express };
  const outside = createRequire(__filename);
  const load = (text) => {
    const module = { exports: {} };
    const local = (name) => {
      if (name.startsWith('./')) return (modules[name] ??= load(helpers));
      return modules[name] ?? outside(name);
    };
    new Function('require', 'module', 'exports', text)(local, module, module.exports);
    return module.exports;
  };
  load(app);
  const ask = async ({ route, id }) => {
    let answer = 'no answer';
    const res = { json: (value) => (answer = value) };
    try {
      await handlers[route % handlers.length]({ params: { id } }, res);
    } catch (error) {
      answer = error.code || String(error);
    }
    return JSON.parse(JSON.stringify(answer));
  };
  return { fs, ask };
}

function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
