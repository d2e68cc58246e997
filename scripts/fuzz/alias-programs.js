'use strict';

/**
 * Random programs of an Express server that counts the visits of users, whom each handler reaches in ways of its own:
 * through copies of lists, destructuring, callbacks, other functions and objects made for the purpose. `pick` chooses
 * from a list.
 */
function aliasProgramOf(pick) {
  const handlers = Array.from({ length: pick([1, 2, 2]) }, (_, index) => handlerOf(pick, index));
  return [
    "const express = require('express');",
    "const fs = require('fs');",
    'const app = express();',
    STATE,
    ...handlers,
    'app.listen(3000);',
    '',
  ].join('\n');
}

const STATE = `const user = () => ({ visits: 0, deep: { visits: 0 } });
const users = [user(), user()];
const byName = { a: user(), b: user() };
const known = new Map([['a', user()], ['b', user()]]);
const store = { list: users, deeper: { list: users } };
class Team {
  constructor(members) {
    this.members = members;
  }
  all() {
    return this.members;
  }
  some() {
    return this.members.filter(({ visits }) => visits >= 0);
  }
}
const team = new Team(users);
class Tally {
  #most;
  constructor(counted, { most, ...others }) {
    this.counted = counted;
    this.#most = most;
    Object.assign(this, { others: others.rest });
  }
  add(out) {
    const before = this.counted.visits;
    out.push(fs.existsSync('words.txt'));
    this.counted.visits = before + 1;
  }
  addDeep(out) {
    const { deep } = this.counted;
    const before = deep.visits;
    out.push(fs.existsSync('words.txt'));
    deep.visits = before + 1;
  }
  jump() {
    this.counted.visits += 10;
    this.#most.deep.visits += 10;
  }
  total() {
    return this.counted.visits + this.others[1].visits;
  }
}
const tally = new Tally(users[0], { most: byName.a, rest: users });
const listOf = () => users;
const named = () => Object.values(byName);
const packed = (list) => ({ list, size: list.length });
const firstOf = (list) => list[0];
function each(list, visit) {
  for (const one of list) visit(one);
}
function bump(user, out) {
  const before = user.visits;
  out.push(fs.existsSync('words.txt'));
  user.visits = before + 1;
}
function bumpIn({ user, out }) {
  const before = user.visits;
  out.push(fs.existsSync('words.txt'));
  user.visits = before + 1;
}
function bumpAll(list, out) {
  for (const user of list) bump(user, out);
}`;

const LISTS = [
  'users',
  'store.list',
  'store.deeper.list',
  'listOf()',
  'named()',
  'team.members',
  'team.all()',
  'team.some()',
  'Object.values(byName)',
  'Object.entries(byName).map(([, user]) => user)',
  '[...known.values()]',
  'Array.from(known.values())',
  'packed(users).list',
  '[byName.a]',
  '[firstOf(users)]',
];

/** The same elements in another list. */
const COPIES = [
  (list) => list,
  (list) => list,
  (list) => `${list}.slice()`,
  (list) => `[...${list}]`,
  (list) => `${list}.filter(Boolean)`,
  (list) => `${list}.concat([])`,
  (list) => `Array.from(${list})`,
  (list) => `[...${list}].sort(() => 0)`,
  (list) => `(req.query.all ? users : ${list})`,
  (list) => `(${list} || [])`,
  (list) => `[...new Set(${list})]`,
];

const BODIES = [
  (v, user, read) => `const ${v} = ${user}.visits;\nout.push(${read});\n${user}.visits = ${v} + 1;`,
  (v, user, read) => `const ${v} = ${user}.deep.visits;\nout.push(${read});\n${user}.deep.visits = ${v} + 1;`,
  (v, user, read) =>
    `const { deep: ${v} } = ${user};\nconst ${v}n = ${v}.visits;\nout.push(${read});\n${v}.visits = ${v}n + 1;`,
];

const READS = ["fs.readFileSync('words.txt', 'utf8')", "fs.existsSync('words.txt')"];

/** Ways to one of the users of a list. */
const WAYS = [
  (list, body) => `for (const user of ${list}) {\n${body('user')}\n}`,
  (list, body) => `${list}.forEach((user) => {\n${body('user')}\n});`,
  (list, body) => `${list}.map((user) => {\n${body('user')}\nreturn user;\n});`,
  (list, body) => `${list}.some((user) => {\n${body('user')}\nreturn false;\n});`,
  (list, body) => `${list}.reduce((sum, user) => {\n${body('user')}\nreturn sum + 1;\n}, 0);`,
  (list, body) => `const [first] = ${list};\n${body('first')}`,
  (list, body) => `const { 0: first } = ${list};\n${body('first')}`,
  (list, body) => `const first = ${list}[0];\n${body('first')}`,
  (list, body) => `const last = ${list}.at(-1);\n${body('last')}`,
  (list, body) => `const found = ${list}.find(({ visits }) => visits >= 0);\n${body('found')}`,
  (list, body) => `let found;\nfor (const one of ${list}) found = one;\n${body('found')}`,
  (list, body) =>
    `const list = ${list};\nfor (let i = 0; i < list.length; i++) {\nconst user = list[i];\n${body('user')}\n}`,
  (list, body) => `const list = ${list};\nfor (const i in list) {\nconst user = list[i];\n${body('user')}\n}`,
  (list, body) =>
    `const picked = [];\nfor (const one of ${list}) picked.push(one);\nfor (const user of picked) {\n${body('user')}\n}`,
  (list, body) => `const holder = { user: ${list}[0] };\n${body('holder.user')}`,
  (list, body) => `const holder = {};\nholder.user = ${list}[0];\nconst { user } = holder;\n${body('user')}`,
  (list, body) => `for (const { user } of ${list}.map((user) => ({ user }))) {\n${body('user')}\n}`,
  (list, body) => `for (const [, user] of ${list}.entries()) {\n${body('user')}\n}`,
  (list, body) => `const [user, ...others] = ${list};\n${body('(others[0] || user)')}`,
  (list, body) =>
    `const seen = new Map();\nfor (const user of ${list}) seen.set(user, user);\nfor (const [, user] of seen) {\n${body('user')}\n}`,
  (list, body) => `const copy = { ...${list}[0] };\n${body('copy')}`,
  (list, body) => `const user = Object.assign(${list}[0], { seen: true });\n${body('user')}`,
  (list) => `bump(${list}[0], out);`,
  (list) => `bumpIn({ user: ${list}[0], out });`,
  () => 'tally.add(out);',
  () => 'tally.addDeep(out);',
  // Several calls, each whole in itself, may be apart: so there is one of them.
  (list, body) => `each(${list}.slice(0, 1), (user) => {\n${body('user')}\n});`,
  (list) => `bumpAll(${list}.slice(0, 1), out);`,
  (list) => `${list}.slice(1).forEach((user) => bump(user, out));`,
  (list) => `for (const user of ${list}.slice(1)) bumpIn({ out, user });`,
];

const LOOKS = [
  'out.push(users.map(({ visits, deep }) => visits + deep.visits));',
  'out.push(byName.a.visits);',
  'out.push(known.get("b").visits);',
  'known.get("a").visits += 10;',
  'team.members[0].deep.visits += 10;',
  'tally.jump();',
  'out.push(tally.total());',
];

function handlerOf(pick, index) {
  const body = (user) => pick(BODIES)('before', user, pick(READS));
  const way = () => pick(WAYS)(pick(COPIES)(pick(LISTS)), body);
  const work = pick([true, true, false]) ? way() : pick(LOOKS);
  const lines = ['const out = [];', ...work.split('\n'), 'res.json(out);'].map((line) => `  ${line}`);
  return [`app.post('/r${index}/:id', (req, res) => {`, ...lines, '});'].join('\n');
}

module.exports = { aliasProgramOf };
