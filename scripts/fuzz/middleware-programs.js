'use strict';

/**
 * Random programs of an Express server whose middlewares set variables for the handlers behind them, and do something when
 * control is back. `pick` chooses from a list.
 */
function middlewareProgramOf(pick) {
  const middlewares = Array.from({ length: pick([1, 1, 2]) }, () => middlewareOf(pick));
  const handlers = Array.from({ length: pick([1, 2]) }, (_, index) => handlerOf(pick, index));
  return [STATE, ...middlewares, ...handlers, 'app.listen(3000);', ''].join('\n');
}

const STATE = `const express = require('express');
const fs = require('fs');
const app = express();
let current = null;
let settings;
const context = { id: null, deep: { id: null } };
function setContext(id) {
  context.id = id;
}
function makeSettings() {
  if (!settings) settings = { size: 1 };
  return settings;
}
function words() {
  return fs.readFileSync('words.txt', 'utf8').length;
}`;

const BEFORE = [
  'current = req.params.id;',
  'setContext(req.params.id);',
  'context.deep.id = req.params.id;',
  'makeSettings();',
  "if (fs.existsSync('words.txt')) current = req.params.id;",
  "req.known = fs.existsSync('words.txt');",
  'const early = words();\nreq.size = early;',
  'req.own = req.params.id;',
];

const PASS = ['next();', 'next();', 'next();', 'try {\n  next();\n} finally {\n  current = null;\n}'];

const AFTER = ['', '', '', 'current = null;', 'context.id = null;', "if (context.deep.id) context.deep.id = 'after';"];

function middlewareOf(pick) {
  const before = new Set(Array.from({ length: pick([1, 2]) }, () => pick(BEFORE)));
  return functionOf('app.use((req, res, next) => {', [...before, pick(PASS), pick(AFTER)]);
}

const STATEMENTS = [
  'out.push(current);',
  'out.push(context.id);',
  'out.push(context.deep.id);',
  'out.push(req.own || 0, makeSettings().size);',
  "context.deep.id = 'handled';",
  "out.push(fs.readFileSync('words.txt', 'utf8'));",
  "out.push(fs.existsSync('a.json'));",
  'out.push(words());',
];

function handlerOf(pick, index) {
  const statements = Array.from({ length: pick([2, 3, 4]) }, () => pick(STATEMENTS));
  return functionOf(`app.post('/r${index}/:id', (req, res) => {`, ['const out = [];', ...statements, 'res.json(out);']);
}

function functionOf(head, statements) {
  const lines = statements.filter(Boolean).map((statement) => statement.replace(/^/gm, '  '));
  return [head, ...lines, '});'].join('\n');
}

module.exports = { middlewareProgramOf };
