'use strict';

/** Random programs of an Express server whose handlers use what they share through small functions only. */
function functionProgramOf(pick) {
  const handlers = Array.from({ length: pick([1, 2, 2, 3]) }, (_, index) => handlerOf(pick, index));
  return [
    "const express = require('express');",
    "const fs = require('fs');",
    'const app = express();',
    ...FUNCTIONS,
    ...handlers,
    'app.listen(3000);',
    '',
  ].join('\n');
}

function handlerOf(pick, index) {
  const chosen = Array.from({ length: pick([2, 3, 4]) }, () => pick(STATEMENTS)).filter(isFirstOfItsKind);
  const lines = chosen.map((statement, at) => `  ${statement(`v${at}`, pick(["'a'", "'b'", 'req.params.id']))}`);
  return [`app.post('/r${index}/:id', (req, res) => {`, '  const out = [];', ...lines, '  res.json(out);', '});'].join(
    '\n',
  );
}

/** Between two calls that each read and set a variable others may do so, too (docs/interleaving.md). */
function isFirstOfItsKind(statement, index, all) {
  const kind = ALONE.find((names) => names.test(statement('')));
  return !kind || !all.slice(0, index).some((other) => kind.test(other('')));
}

const ALONE = [/\b(?:add|next)\(/, /\benter\(/];

const FUNCTIONS = [
  'let total = 0;',
  'let sum;',
  'const made = new Map();',
  'const names = [];',
  'function add() {\n  total += 1;\n}',
  'function next() {\n  total += 1;\n  return total;\n}',
  'function count() {\n  return total;\n}',
  'function getSum() {\n  if (sum === undefined) sum = 0;\n  return sum;\n}',
  'function setSum(value) {\n  if (value !== sum) sum = value;\n}',
  'function folder(key) {\n  if (!made.has(key)) made.set(key, `of-${key}`);\n  return made.get(key);\n}',
  'function known(key) {\n  return made.size > 1 ? key : made.get(key);\n}',
  'function level(value) {\n  if (value !== undefined) sum = value;\n  return sum ?? 0;\n}',
  'function enter(name) {\n  if (!names.includes(name)) names.push(name);\n  return names.length;\n}',
  "function words() {\n  return fs.readFileSync('words.txt', 'utf8');\n}",
  "function setting(value) {\n  const seen = Number(fs.existsSync('left.json') ? fs.readFileSync('left.json', 'utf8') : 0);\n  if (value !== undefined) fs.writeFileSync('left.json', String(value));\n  return seen;\n}",
  "function once(key) {\n  const seen = fs.existsSync('right.json') ? fs.readFileSync('right.json', 'utf8') : '';\n  if (!seen.includes(key)) fs.writeFileSync('right.json', seen + key);\n  return seen.length;\n}",
];

const STATEMENTS = [
  () => 'out.push(words());',
  () => 'out.push(words());',
  () => 'add();',
  () => 'out.push(next());',
  () => 'out.push(count());',
  (v) => `const ${v} = getSum();\n  out.push(words());\n  setSum(${v} + 1);`,
  () => 'setSum(getSum() + 1);',
  () => 'out.push(getSum());',
  (_v, key) => `out.push(folder(${key}));`,
  (_v, key) => `out.push(known(${key}));`,
  (v) => `const ${v} = level();\n  out.push(words());\n  level(${v} + 1);`,
  () => 'out.push(level());',
  (_v, key) => `enter(${key});`,
  (_v, key) => `out.push(enter(${key}));`,
  (v) => `const ${v} = setting();\n  setting(${v} + 1);`,
  () => 'setting(setting() + 1);',
  () => 'out.push(setting());',
  () => 'setting(9);',
  (_v, key) => `once(${key});`,
  (_v, key) => `once(${key});`,
  () => "out.push(once('c'));",
];

module.exports = { functionProgramOf };
