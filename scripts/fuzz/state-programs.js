'use strict';

/**
 * Random programs of an Express server whose state lives in memory, in the shapes that people give it: flags, closures, lists,
 * caches, singletons, locks of their own. `pick` chooses from a list.
 */
function stateProgramOf(pick) {
  // Few of them: who never meets cannot disturb anybody.
  const shapes = Array.from({ length: pick([1, 1, 2]) }, () => pick(SHAPES));
  const handlers = Array.from({ length: pick([1, 2, 2, 3]) }, (_, index) => handlerOf(pick, index, shapes));
  return [
    "const express = require('express');",
    "const fs = require('fs');",
    'const app = express();',
    ...new Set(shapes.map(({ state }) => state)),
    ...handlers,
    'app.listen(3000);',
    '',
  ].join('\n');
}

function handlerOf(pick, index, shapes) {
  const body = [
    '  const out = [];',
    ...linesOf(pick, shapes).map((line) => line.replace(/^/gm, '  ')),
    '  res.json(out);',
  ];
  return [`app.post('/r${index}/:id', (req, res) => {`, ...body, '});'].join('\n');
}

// Two calls, each whole in itself, may be apart: so what changes state in a function of its own comes alone.
function linesOf(pick, shapes) {
  const make = (statement, at) => statement(`v${at}`, pick(READS), pick(KEYS));
  const calls = shapes.flatMap((shape) => shape.calls || []);
  const statements = shapes.flatMap((shape) => shape.statements || []);
  if (calls.length > 0 && (statements.length === 0 || pick([true, false])))
    return pick([[pick(calls)], [wait, pick(calls)], [pick(calls), wait]]).map(make);
  return Array.from({ length: pick([1, 1, 2, 3]) }, () => pick([...statements, wait])).map(make);
}

const READS = [
  "fs.readFileSync('words.txt', 'utf8')",
  "fs.existsSync('words.txt')",
  "fs.readFileSync('a.json', 'utf8').length",
  "fs.statSync('b.json', { throwIfNoEntry: false }) !== undefined",
];
const KEYS = ['req.params.id', "'k'"];
const wait = (v, read) => `const ${v} = ${read};\nout.push(${v});`;

const SHAPES = [
  {
    state: 'let busy = false;',
    statements: [
      (v, read) => `if (busy) out.push('busy');\nelse {\n  busy = true;\n  out.push(${read});\n  busy = false;\n}`,
      (v, read) => `busy = true;\ntry {\n  out.push(${read});\n} finally {\n  busy = false;\n}`,
      () => `out.push(busy);`,
    ],
  },
  {
    state: 'let current = null;',
    statements: [
      (v, read, key) => `current = ${key};\nout.push(${read});\nout.push(current);`,
      () => `out.push(current);`,
      (v, read, key) => `current = ${key};`,
      (v, read) => `const ${v} = current;\nout.push(${read});\nout.push(${v} === current);`,
    ],
  },
  {
    state: `function counter() {
  let last = 0;
  return {
    next: () => (last += 1),
    get: () => last,
    take() {
      const mine = last + 1;
      fs.appendFileSync('requests.log', 'x\\n');
      last = mine;
      return mine;
    },
  };
}
const ids = counter();`,
    calls: [
      () => `out.push(ids.next());`,
      () => `out.push(ids.take());`,
      (v, read) => `const ${v} = ids.next();\nout.push(${read});\nout.push(${v});`,
      () => `out.push(ids.get());`,
    ],
  },
  {
    state: "const queue = ['x', 'y', 'z'];",
    statements: [
      (v, read) =>
        `if (queue.length > 0) {\n  const ${v} = queue[0];\n  out.push(${read});\n  queue.shift();\n  out.push(${v});\n}`,
      (v, read, key) => `queue.push(${key});`,
      (v, read, key) => `queue.push(${key});\nout.push(${read});\nout.push(queue.length);`,
      (v, read) => `for (const ${v} of queue) out.push(${v}, ${read});`,
      (v, read) => `queue.forEach((${v}) => {\n  out.push(${v}, ${read});\n});`,
      (v, read) => `while (queue.length > 0) {\n  out.push(${read});\n  out.push(queue.pop());\n}`,
      (v, read, key) =>
        `const ${v} = queue.indexOf(${key});\nout.push(${read});\nif (${v} >= 0) out.push(queue.splice(${v}, 1));`,
      (v, read, key) => `queue[queue.length] = ${read} && ${key};`,
      () => `out.push(queue.length);`,
      (v, read) => `const ${v} = queue.splice(0, queue.length);\nout.push(${read});\nqueue.push(...${v}.reverse());`,
      (v, read) => `out.push(queue.map((${v}) => ${v} + ${read}));`,
    ],
  },
  {
    state: `class Store {
  constructor() {
    this.count = 0;
    this.items = {};
  }
  add(id) {
    const before = this.count;
    this.items[id] = fs.readFileSync('words.txt', 'utf8');
    this.count = before + 1;
    return this.count;
  }
  load(id) {
    if (!this.items[id]) this.items[id] = { text: fs.readFileSync('words.txt', 'utf8'), count: (this.count += 1) };
    return this.items[id];
  }
  clear() {
    this.items = {};
    this.count = 0;
  }
  get size() {
    return Object.keys(this.items).length;
  }
}
const store = new Store();`,
    calls: [
      (v, read, key) => `out.push(store.add(${key}));`,
      (v, read, key) => `out.push(store.load(${key}).count);`,
      () => `store.clear();`,
      () => `out.push(store.size, store.count);`,
    ],
    statements: [(v, read) => `store.count += 1;\nout.push(${read});\nout.push(store.count);`],
  },
  {
    state: 'app.locals.hits = 0;\napp.locals.users = {};',
    statements: [
      (v, read) => `const ${v} = req.app.locals.hits;\nout.push(${read});\nreq.app.locals.hits = ${v} + 1;`,
      () => `req.app.locals.hits += 1;\nout.push(app.locals.hits);`,
      () => `out.push(app.locals.hits);`,
      (v, read, key) =>
        `if (!app.locals.users[${key}]) app.locals.users[${key}] = { text: ${read}, hits: (app.locals.hits += 1) };\nout.push(app.locals.users[${key}].hits);`,
      (v, read, key) => `delete req.app.locals.users[${key}];`,
    ],
  },
  {
    state: "app.set('hits', 0);",
    statements: [
      (v, read) => `const ${v} = app.get('hits');\nout.push(${read});\napp.set('hits', ${v} + 1);`,
      () => `out.push(req.app.get('hits'));`,
      () => `req.app.set('hits', req.app.get('hits') + 1);`,
    ],
  },
  {
    state: 'const cache = new Map();\nlet loads = 0;',
    statements: [
      (v, read, key) =>
        `if (!cache.has(${key})) cache.set(${key}, { text: ${read}, at: (loads += 1) });\nout.push(cache.get(${key}).at);`,
      (v, read, key) => `cache.delete(${key});`,
      () => `cache.clear();`,
      () => `out.push(cache.size);`,
      (v, read, key) =>
        `let ${v} = cache.get(${key});\nif (!${v}) {\n  ${v} = { text: ${read}, at: (loads += 1) };\n  cache.set(${key}, ${v});\n}\nout.push(${v}.at);`,
      (v, read) => `for (const [${v}, entry] of cache) {\n  entry.text = ${read};\n  out.push(${v}, entry.at);\n}`,
      (v, read, key) => `cache.set(${key}, { text: ${read}, at: 7 });`,
    ],
  },
  {
    state: 'const memo = {};\nlet made = 0;',
    statements: [
      (v, read, key) =>
        `memo[${key}] = memo[${key}] || { text: ${read}, at: (made += 1) };\nout.push(memo[${key}].at);`,
      (v, read, key) => `memo[${key}] ||= { text: ${read}, at: (made += 1) };\nout.push(memo[${key}].at);`,
      (v, read, key) => `memo[${key}] = (memo[${key}] || 0) + String(${read}).length;\nout.push(memo[${key}]);`,
      (v, read, key) => `delete memo[${key}];`,
      () => `out.push(Object.keys(memo).length);`,
    ],
  },
  {
    state: 'let settings = { a: 1, b: 1 };',
    statements: [
      (v, read, key) => `settings = { ...settings, [${key}]: ${read} };`,
      (v, read) => `settings = Object.assign({}, settings, { a: settings.a + 1, text: ${read} });`,
      () => `out.push(Object.keys(settings).sort(), settings.a);`,
      (v, read) => `settings.a += 1;\nout.push(${read});\nsettings.b += 1;`,
      () => `out.push(settings.a === settings.b);`,
      (v, read) => `const { a: ${v} } = settings;\nout.push(${read});\nsettings.a = ${v} + 1;`,
    ],
  },
  {
    state: 'const accounts = { a: 5, b: 5 };',
    statements: [
      (v, read) => `accounts.a -= 1;\nout.push(${read});\naccounts.b += 1;`,
      () => `out.push(accounts.a + accounts.b);`,
      (v, read) => `if (accounts.a > 4) {\n  out.push(${read});\n  accounts.a -= 1;\n  out.push('paid');\n}`,
    ],
  },
  {
    state: 'const held = new Set();',
    statements: [
      (v, read, key) =>
        `if (held.has(${key})) out.push('held');\nelse {\n  held.add(${key});\n  out.push(${read});\n  held.delete(${key});\n}`,
      () => `out.push(held.size);`,
      (v, read, key) => `held.add(${key});\nout.push(${read});\nout.push(held.size);`,
    ],
  },
  {
    state: '',
    statements: [
      (v, read, key) =>
        `if (fs.existsSync('x.lock')) out.push('locked');\nelse {\n  fs.writeFileSync('x.lock', ${key});\n  out.push(${read});\n  fs.unlinkSync('x.lock');\n}`,
      (v, read, key) =>
        `try {\n  fs.writeFileSync('x.lock', ${key}, { flag: 'wx' });\n  out.push(${read});\n  fs.unlinkSync('x.lock');\n} catch (error) {\n  out.push(error.code);\n}`,
      () => `out.push(fs.existsSync('x.lock'));`,
      (v, read, key) => `fs.writeFileSync('a.json', ${key});\nout.push(fs.readFileSync('a.json', 'utf8'));`,
      () => `fs.renameSync('a.json', 'moved.json');\nfs.writeFileSync('a.json', '{}');`,
      () => `out.push(fs.existsSync('moved.json'), fs.existsSync('a.json'));`,
      (v, read, key) =>
        `fs.writeFileSync('next.tmp', ${key});\nfs.renameSync('next.tmp', 'a.json');\nout.push(fs.readFileSync('a.json', 'utf8'));`,
    ],
  },
  {
    state: `const users = [
  { id: '1', visits: 0 },
  { id: '2', visits: 0 },
];
function visit(user) {
  const before = user.visits;
  fs.appendFileSync('requests.log', 'visit\\n');
  user.visits = before + 1;
  return user.visits;
}
const byId = (id) => users.find((user) => user.id === id);`,
    calls: [
      () => `out.push(visit(users[0]));`,
      () => `out.push(visit(byId(req.params.id)));`,
      () => `out.push(visit(users.find((user) => user.id === req.params.id)));`,
    ],
    statements: [
      (v, read) =>
        `for (const user of users) {\n  const ${v} = user.visits;\n  out.push(${read});\n  user.visits = ${v} + 1;\n}`,
      (v, read) =>
        `users.forEach((user) => {\n  const ${v} = user.visits;\n  out.push(${read});\n  user.visits = ${v} + 1;\n});`,
      () => `out.push(users.map(({ visits }) => visits));`,
      (v, read) =>
        `const [${v}] = users;\nconst ${v}old = ${v}.visits;\nout.push(${read});\n${v}.visits = ${v}old + 1;`,
    ],
  },
  {
    state: 'global.hits = 0;',
    statements: [
      (v, read) => `const ${v} = global.hits;\nout.push(${read});\nglobal.hits = ${v} + 1;`,
      () => `out.push(globalThis.hits);`,
      () => `hits += 1;\nout.push(hits);`,
    ],
  },
  {
    state: "process.env.MODE = 'none';",
    statements: [
      (v, read, key) => `process.env.MODE = ${key};\nout.push(${read});\nout.push(process.env.MODE);`,
      (v, read, key) =>
        `const ${v} = process.env.MODE;\nprocess.env.MODE = ${key};\nout.push(${read});\nprocess.env.MODE = ${v};`,
      () => `out.push(process.env.MODE);`,
    ],
  },
  {
    state: `function load(key) {
  load.cache = load.cache || {};
  if (!load.cache[key]) load.cache[key] = { text: fs.readFileSync('words.txt', 'utf8'), at: (load.count = (load.count || 0) + 1) };
  return load.cache[key];
}`,
    calls: [(v, read, key) => `out.push(load(${key}).at);`],
    statements: [() => `load.cache = {};`, () => `out.push(load.count || 0);`],
  },
  {
    state: `class Ids {
  static last = 0;
  static next() {
    const next = Ids.last + 1;
    fs.appendFileSync('requests.log', 'id\\n');
    Ids.last = next;
    return next;
  }
  #hidden = 0;
  hide() {
    const before = this.#hidden;
    fs.appendFileSync('requests.log', 'hidden\\n');
    this.#hidden = before + 1;
    return this.#hidden;
  }
  show() {
    return this.#hidden;
  }
}
const box = new Ids();`,
    calls: [() => `out.push(Ids.next());`, () => `out.push(box.hide());`, () => `out.push(box.show());`],
    statements: [() => `Ids.last += 1;\nout.push(Ids.last);`],
  },
  {
    state: `const service = (() => {
  let cached;
  let count = 0;
  return {
    get() {
      if (!cached) cached = { text: fs.readFileSync('words.txt', 'utf8'), count: (count += 1) };
      return cached;
    },
    reset() {
      cached = undefined;
    },
    has: () => cached !== undefined,
  };
})();`,
    calls: [
      () => `out.push(service.get().count);`,
      () => `service.reset();`,
      () => `out.push(service.has());`,
      () => `out.push(service.has() ? 'has' : 'none');`,
    ],
  },
  {
    state: `function Log() {
  this.lines = [];
}
Log.prototype.add = function (line) {
  const at = this.lines.length;
  fs.appendFileSync('requests.log', 'line\\n');
  this.lines[at] = line;
  return at;
};
const log = new Log();`,
    calls: [(v, read, key) => `out.push(log.add(${key}));`],
    statements: [() => `out.push(log.lines.length);`, () => `log.lines = [];`],
  },
  {
    state: 'let ready = false;\nlet table;',
    statements: [
      (v, read) =>
        `if (!ready) {\n  ready = true;\n  table = { text: ${read} };\n}\nout.push(table ? 'table' : 'none');`,
      () => `out.push(ready, table !== undefined);`,
      () => `ready = false;`,
    ],
  },
  {
    state: 'const scratch = Buffer.alloc(1);\nconst finder = /[a-z]/g;',
    statements: [
      (v, read, key) => `scratch.write(${key});\nout.push(${read});\nout.push(scratch.toString());`,
      (v, read) =>
        `const ${v} = finder.exec('abc');\nout.push(${read});\nout.push(${v} && ${v}[0], finder.lastIndex);\nfinder.lastIndex = 0;`,
      () => `out.push(finder.lastIndex, scratch.toString());`,
    ],
  },
];

module.exports = { stateProgramOf };
