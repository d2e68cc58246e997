'use strict';

const { worldOf } = require('./world');

/** Programs that can be asked in more orders are left out. */
const MOST_ORDERS = 2_000;

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
  // What nobody waits for is over, too, before anybody looks.
  for (; pending.length > 0; await settled()) goOn(pending);
  const end = world.end();
  await settled();
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

module.exports = { randomOf, violationOf };
