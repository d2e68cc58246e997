// What these libraries make of a function calls it, and remembers what it gave: a promise would be remembered with its failure.
const express = require('express');
const fs = require('fs');
const util = require('util');
const _ = require('lodash');
const memoizee = require('memoizee');
const app = express();

const load = _.memoize((name) => JSON.parse(fs.readFileSync(name, 'utf8'))); // stays: unknown-callback
app.get('/memo', (req, res) => res.json(load(req.query.name)));

const note = _.throttle((text) => fs.appendFileSync('notes.txt', text), 100); // stays: unknown-callback
app.post('/notes', (req, res) => {
  note(req.body.text);
  res.end();
});

const first = _.once(fs.readFileSync);
app.get('/once', (req, res) => res.end(first('a.txt'))); // stays: ambiguous-callee

// Who calls the function itself can have another form of it.
function read(name) {
  return fs.readFileSync(name, 'utf8');
}

async function readAsync(name) {
  return fs.promises.readFile(name, 'utf8');
}
const cached = memoizee(read);
const old = util.deprecate(read, 'call read');
app.get('/memoizee', (req, res) => res.end(cached(req.query.name) + old('x')));
app.get('/direct', async (req, res) => res.end(await readAsync(req.query.name)));

app.listen(3000);
