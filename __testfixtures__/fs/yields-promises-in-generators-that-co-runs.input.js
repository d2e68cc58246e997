const express = require('express');
const fs = require('fs');
const path = require('path');
const co = require('co');
const Promise = require('bluebird');

const app = express();

// It is run by generators that co runs.
function* load(name) {
  const text = fs.readFileSync(path.join('pages', name), 'utf8');
  if (text === '') return fs.readFileSync('pages/empty.html', 'utf8');
  return text;
}

app.get('/pages/:name', (req, res, next) => {
  co(function* () {
    const text = yield* load(req.params.name);
    const names = fs.readdirSync('pages');
    res.json([text, names.length]);
  }).catch(next);
});

app.get(
  '/names',
  co.wrap(function* (req, res) {
    res.json(fs.readdirSync('names').map((name) => name.trim()));
  }),
);

app.get(
  '/sizes',
  Promise.coroutine(function* (req, res) {
    res.json(fs.statSync('sizes').size);
  }),
);

// Here co runs what start-up asks for its values, too.
function* parts() {
  yield [];
  return fs.readFileSync('parts.txt', 'utf8'); // stays: in-generator
}

const first = parts().next().value;

app.get('/parts', (req, res, next) => {
  co(parts).then((text) => res.send([first, text]), next);
});

// Nobody but the program asks this one for its values: it may become an async one.
function* lines(name) {
  yield* fs.readFileSync(name, 'utf8').split('\n');
}

app.get('/lines', (req, res) => {
  const [first] = [...lines('lines.txt')];
  res.send(first);
});

app.listen(3000);
