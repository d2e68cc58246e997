'use strict';

const asyncHooks = require('node:async_hooks');
const { createRequire } = require('node:module');
const { MemoryFs } = require('./memory-fs');

/** Programs that can be asked in more orders are left out. */
const MOST_ORDERS = 2_000;

const FILES = { 'a.json': '{"n":0}', 'data-a.json': '{"n":0}', 'data-b.json': '{"n":0}', 'words.txt': 'one two' };

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

/**
 * Asks a program and what it was `migrated` to (the texts `app` and `helpers`) for two or three things at once, in so many
 * orders. Tells of the first one that comes to what the program comes to in no order; undefined when there is none.
 */
async function violationOf(program, migrated, pick, schedules) {
  const requests = Array.from({ length: pick([2, 2, 3]) }, () => ({ route: pick([0, 1, 2]), id: pick(['1', '2']) }));
  const before = await allOutcomes(program, requests);
  if (!before) return undefined;
  for (let run = 0; run < schedules; run++) {
    const outcome = await outcomeOf(migrated, requests, (pending) => step(pending, pick));
    if (!before.has(outcome))
      return `requests ${JSON.stringify(requests)} came to\n${outcome}\nbut before they came to\n${[...before].join('\n')}`;
  }
  return undefined;
}

/** What a program comes to in all orders in which it can be asked, and go on behind what it waits for; undefined for too many. */
async function allOutcomes(program, requests) {
  const outcomes = new Set();
  let chosen = [];
  for (let runs = 0; chosen; runs++) {
    if (runs === MOST_ORDERS) return undefined;
    const taken = [];
    const goOn = (pending) => {
      const at = chosen[taken.length] ?? 0;
      taken.push({ at, isLast: at + 1 === pending.length });
      finish(pending, pending[at]);
    };
    outcomes.add(await outcomeOf({ app: program }, requests, goOn));
    chosen = orderAfter(taken);
  }
  return outcomes;
}

/** What to choose next time: as this time, but the last choice that could have been another one. */
function orderAfter(taken) {
  const last = taken.findLastIndex(({ isLast }) => !isLast);
  return last < 0 ? undefined : taken.slice(0, last + 1).map(({ at }, index) => (index === last ? at + 1 : at));
}

/** One thing at a time happens, as `goOn` does it: a request begins, or an asynchronous call is begun or answered. */
async function outcomeOf(texts, requests, goOn) {
  const pending = [];
  const schedule = (begin, end) =>
    new Promise((resolve, reject) => pending.push({ begin, end, resolve, reject, begun: false }));
  const world = worldOf(texts, schedule);
  let open = requests.length;
  const answers = requests.map((request) => started(schedule, () => world.ask(request)).finally(() => (open -= 1)));
  for (await settled(); open > 0; await settled()) {
    if (pending.length === 0) return 'nothing moves any more: a deadlock';
    goOn(pending);
  }
  const given = JSON.stringify(await Promise.all(answers));
  const end = world.end();
  for (let isOver = false; !isOver; await settled()) {
    if (pending.length > 0) goOn(pending);
    isOver = await Promise.race([end.then(() => true), settled().then(() => false)]);
  }
  return `${given} ${await end}`;
}

/** The request, when its turn to begin comes. */
async function started(schedule, ask) {
  await schedule(
    () => undefined,
    () => undefined,
  );
  return ask();
}

function step(pending, pick) {
  const call = pick(pending);
  if (!call.begun && pick([true, false])) {
    call.begun = true;
    call.begin();
    return;
  }
  finish(pending, call);
}

function finish(pending, call) {
  pending.splice(pending.indexOf(call), 1);
  try {
    call.resolve(call.end());
  } catch (error) {
    call.reject(error);
  }
}

function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A fresh start of the program: its handlers, and the files they see. */
function worldOf({ app: text, helpers }, schedule) {
  const fs = new MemoryFs(FILES, schedule);
  const handlers = [];
  const middleware = [];
  const settings = new Map();
  const app = {
    locals: {},
    get: (name) => settings.get(name),
    set: (name, value) => settings.set(name, value),
    post: (_route, handler) => handlers.push(handler),
    use: (handler) => middleware.push(handler),
    listen: () => undefined,
  };
  const express = () => app;
  const storages = [];
  const modules = {
    ...{ fs: fs.module(), 'fs/promises': fs.module().promises, express, db: databaseOf(schedule) },
    async_hooks: withStorages(storages),
  };
  const outside = createRequire(__filename);
  const load = (source) => {
    const module = { exports: {} };
    const local = (name) => {
      if (name.startsWith('./')) return (modules[name] ??= load(helpers));
      return modules[name] ?? outside(name);
    };
    compiled(source)(local, module, module.exports);
    return module.exports;
  };
  load(text);
  const ask = async ({ route, id }) => {
    let answer = 'no answer';
    const res = { json: (value) => (answer = value), end: () => (answer = 'ended') };
    const failed = (error) => (answer = error.code || String(error));
    await chained([...middleware, handlers[route % handlers.length]], { app, params: { id } }, res).catch(failed);
    return JSON.parse(JSON.stringify(answer));
  };
  /** What the files are in the end, and what each route answers then: that shows what is kept in memory. */
  const end = async () => {
    const state = fs.state();
    const shown = [];
    for (const route of handlers.keys()) shown.push(await ask({ route, id: '1' }));
    for (const storage of storages) storage.disable();
    return `${state} ${JSON.stringify(shown)}`;
  };
  return { ask, end };
}

/** What programs wait for beside files. */
function databaseOf(schedule) {
  const nothing = () => undefined;
  return { touch: () => schedule(nothing, nothing) };
}

/** Calls handlers, each when the one before says `next`; over when all of them are. */
async function chained([handler, ...others], req, res) {
  let rest;
  const next = () => void (rest = chained(others, req, res));
  await handler(req, res, next);
  await rest;
}

/** The module, with a list of the storages that are made: each that is in use slows down all promises of the process. */
function withStorages(storages) {
  class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
    constructor(...args) {
      super(...args);
      storages.push(this);
    }
  }
  return { ...asyncHooks, AsyncLocalStorage };
}

const functions = new Map();

function compiled(text) {
  if (!functions.has(text)) functions.set(text, new Function('require', 'module', 'exports', text));
  return functions.get(text);
}

module.exports = { randomOf, violationOf };
