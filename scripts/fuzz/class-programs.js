'use strict';

/**
 * Random programs of an Express server whose work is done by objects of a class: some that a request makes for itself, some
 * that are kept where others find them, and some of which both is done. `pick` chooses from a list.
 */
function classProgramOf(pick) {
  const isAsync = pick([false, false, true]);
  const kept = pick([...KEPT, ...KEPT, OWN]);
  const stats = pick(['{ count: 0 }', '{ count: 0 }', 'totals']);
  const source = { isAsync, kept, stats, methods: METHODS.filter(() => pick([true, true, false])) };
  const handlers = Array.from({ length: pick([1, 2, 2, 3]) }, (_, index) => handlerOf(pick, index, source));
  return [
    "const express = require('express');",
    "const fs = require('fs');",
    'const app = express();',
    'const totals = { count: 0 };',
    classOf(pick, source),
    kept.state || '',
    ...handlers,
    'app.listen(3000);',
    '',
  ].join('\n');
}

function classOf(pick, { isAsync, kept, stats, methods }) {
  const made = methods.map(({ name, body }) => {
    const lines = body(pick(READS)).replace(/^/gm, '    ');
    return `  ${isAsync && pick([true, false]) ? 'async ' : ''}${name}(x) {\n${lines}\n  }`;
  });
  return [
    'class Job {',
    ...(kept.member ? [`  ${kept.member}`] : []),
    '  constructor(name) {',
    '    this.name = name;\n    this.n = 0;\n    this.items = [];\n    this.busy = false;',
    `    this.stats = ${stats};`,
    ...(kept.made ? [`    ${kept.made}`] : []),
    '  }',
    '  bump() {\n    this.n += 1;\n  }',
    '  peek() {\n    return [this.n, this.items.length, this.busy, this.stats.count];\n  }',
    ...made,
    '}',
    ...(pick([true, false]) ? ['class Sub extends Job {}'] : ['const Sub = Job;']),
    'function make(name) {\n  return new Sub(name);\n}',
  ].join('\n');
}

// Two calls, each whole in itself, may be apart: what is shared is changed by one of them alone.
function handlerOf(pick, index, source) {
  const { kept, isAsync, methods, stats } = source;
  const mode = pick([OWN, kept, kept]);
  const found = mode.find(pick(['new Job(req.params.id)', 'make(req.params.id)', "new Sub('k')"]));
  const nameOf = () => pick(methods).name;
  const isBeside = isAsync && pick([true, false, false]);
  const isShared = mode !== OWN || stats === 'totals' || kept.made !== undefined;
  const isAlone = isShared || isBeside;
  const uses = methods.length === 0 ? [PLAIN] : isShared ? SINGLE : isBeside ? BESIDE : USES;
  const done = Array.from({ length: isAlone ? 1 : pick([1, 2, 3]) }, () => pick(uses));
  const lines = done.map((use) => use(nameOf, pick, isAsync));
  const body = ['  const out = [];', ...[found, ...lines].map((line) => line.replace(/^/gm, '  ')), '  res.json(out);'];
  return [`app.post('/r${index}/:id', ${isAsync ? 'async ' : ''}(req, res) => {`, ...body, '});'].join('\n');
}

const READS = [
  "fs.readFileSync('words.txt', 'utf8').length",
  "fs.existsSync('words.txt')",
  "fs.readFileSync('a.json', 'utf8').length",
];

const PLAIN = () => `out.push(job.n);`;
const awaiting = (isAsync) => (isAsync ? 'await ' : '');

const SINGLE = [
  () => `out.push(job.peek());`,
  ...Array(4).fill((name, _pick, isAsync) => `out.push(${awaiting(isAsync)}job.${name()}('h'));`),
];

/** What a handler does with its object. */
const USES = [
  PLAIN,
  (name, _pick, isAsync) => `out.push(${awaiting(isAsync)}job.${name()}('h'));`,
  (name, _pick, isAsync) => `out.push(${awaiting(isAsync)}job.${name()}('h'));`,
  (name, _pick, isAsync) => `${awaiting(isAsync)}job.${name()}('h');\n${awaiting(isAsync)}job.${name()}('i');`,
  (name, _pick, isAsync) =>
    isAsync
      ? `await Promise.resolve(job.${name()}('p')).then(() => job.${name()}('q'));`
      : `['p', 'q'].forEach((x) => {\n  out.push(job.${name()}(x));\n});`,
  () => `out.push(job.items.length, job.stats.count, job.busy);`,
  (name, _pick, isAsync) => `job.n += 1;\nout.push(${awaiting(isAsync)}job.${name()}('h'));\nout.push(job.n);`,
];

/** What goes on at the same time: alone, since within a lock that the handler holds nothing would keep it apart. */
const BESIDE = [
  (name) => `out.push(await Promise.all([job.${name()}('p'), job.${name()}('q')]));`,
  (name) => `const begun = job.${name()}('p');\nout.push(job.peek());\nout.push(await begun);`,
  (name) => `out.push(await Promise.all(['p', 'q'].map((x) => job.${name()}(x))));`,
];

/** What objects do: each of them is told apart from itself before and after a wait. */
const METHODS = [
  {
    name: 'run',
    body: (read) => `const before = this.n;\nconst text = ${read};\nthis.n = before + 1;\nreturn [x, text, this.n];`,
  },
  { name: 'add', body: (read) => `this.items.push(x);\nconst text = ${read};\nreturn [text, this.items.length];` },
  {
    name: 'drain',
    body: (read) =>
      `const found = [];\nwhile (this.items.length > 0) {\n  const item = this.items[0];\n  found.push(item, ${read});\n  this.items.shift();\n}\nreturn found;`,
  },
  {
    name: 'enter',
    body: (read) =>
      `if (this.busy) return 'busy';\nthis.busy = true;\nconst text = ${read};\nthis.busy = false;\nreturn text;`,
  },
  {
    name: 'count',
    body: (read) =>
      `const { stats } = this;\nconst before = stats.count;\nconst text = ${read};\nstats.count = before + 1;\nreturn [text, stats.count];`,
  },
  {
    name: 'tell',
    body: (read) =>
      `const before = this.stats.count;\nconst text = ${read};\nthis.stats.count = before + 1;\nreturn [text, this.stats.count];`,
  },
  {
    name: 'load',
    body: (read) => `if (!this.text) this.text = { of: ${read}, at: (this.n += 1) };\nreturn this.text.at;`,
  },
  {
    name: 'log',
    body: () => `fs.appendFileSync('requests.log', 'x\\n');\nthis.items = [...this.items, this.n];\nthis.n += 1;`,
  },
];

const OWN = { find: (made) => `const job = ${made};` };

/** Where objects are kept: how one is found, and what stands around the class. */
const KEPT = [
  {
    state: 'const jobs = new Map();',
    find: (made) => `let job = jobs.get('k');\nif (!job) {\n  job = ${made};\n  jobs.set('k', job);\n}`,
  },
  {
    state: "let current = new Job('first');",
    find: (made) => `const job = current;\nif (job.n > 1) current = ${made};`,
  },
  { state: 'let last;', find: (made) => `const job = last || ${made};\nlast = job;` },
  { member: 'static last = null;', made: 'Job.last = this;', find: (made) => `const job = Job.last || ${made};` },
  {
    state:
      'class Registry {\n  constructor() {\n    this.jobs = [];\n  }\n  first(name) {\n    if (this.jobs.length === 0) this.jobs.push(new Job(name));\n    return this.jobs[0];\n  }\n}\nconst registry = new Registry();',
    find: () => `const job = registry.first(req.params.id);`,
  },
  {
    state: 'const hold = (() => {\n  let held;\n  return (job) => (held = held || job);\n})();',
    find: (made) => `const job = hold(${made});`,
  },
  { state: 'app.locals.jobs = {};', find: (made) => `const job = (app.locals.jobs.k = app.locals.jobs.k || ${made});` },
  { find: (made) => `const job = (make.job = make.job || ${made});` },
  {
    state: "const EventEmitter = require('events');\nconst bus = new EventEmitter();",
    find: (made) => `const job = ${made};\nbus.on('tick', () => {\n  job.bump();\n});\nbus.emit('tick');`,
  },
  {
    state: 'const listeners = [];',
    find: (made) =>
      `const job = ${made};\nlisteners.push(() => job);\nconst first = listeners[0]();\nfirst.bump();\nout.push(first.items.length);`,
  },
  {
    state: 'const open = new Set();',
    find: (made) => `const job = ${made};\nopen.add(job);\nfor (const other of open) other.bump();`,
  },
  { state: 'const waiting = [];', find: (made) => `waiting.push({ job: ${made} });\nconst { job } = waiting[0];` },
  { state: 'global.job = undefined;', find: (made) => `const job = (global.job = global.job || ${made});` },
  {
    state: "const first = make('first');\nconst pick = (job) => (job.name === '1' ? first : job);",
    find: (made) => `const job = pick(${made});`,
  },
  {
    state: 'const bound = [];',
    find: (made) => `const own = ${made};\nbound.push(own.get.bind(own));\nconst job = bound[0]();`,
    member: 'get() {\n    return this;\n  }',
  },
];

module.exports = { classProgramOf };
