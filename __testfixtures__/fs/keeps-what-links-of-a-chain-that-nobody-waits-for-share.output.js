// The links of such a chain came one right after the other; a lock would have to be held until the last one is done.
const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();
const names = new Set();

async function load(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')); // stays: needs-review
}

async function save(file, data) {
  fs.writeFileSync(file, JSON.stringify(data)); // stays: needs-review
  return data;
}

app.post('/visits', (req, res, next) => {
  load('data/visits.json')
    .then((data) => {
      data.count += 1;
      return save('data/visits.json', data);
    })
    .then((data) => {
      res.json(data);
    })
    .catch(next);
});

app.post('/both', (req, res, next) => {
  Promise.all([load('data/one.json'), load('data/other.json')])
    .then(([one, other]) => save('data/one.json', { ...one, ...other }))
    .then(() => res.sendStatus(204), next);
});

app.post('/names/:name', (req, res, next) => {
  Promise.resolve()
    .then(() => {
      if (names.has(req.params.name)) throw new Error('taken');
      return fs.readFileSync('template.txt', 'utf8'); // stays: needs-review
    })
    .then((template) => {
      names.add(req.params.name);
      res.send(template);
    })
    .catch(next);
});

// What a link tells is what the one before it has set.
let total = 0;
app.post('/total', (req, res, next) => {
  fetch('http://prices/')
    .then(() => {
      total += 1;
      fs.appendFileSync('data/totals.log', `${total}\n`); // stays: needs-review
    })
    .then(() => res.json({ total }))
    .catch(next);
});

// What waited before may wait, and so may what has nothing to do with it.
app.get('/pages/:page', (req, res, next) => {
  fetch(`http://pages/${req.params.page}`)
    .then((page) => page.text())
    .then(async (text) => appendFileAsync('data/pages.log', text))
    .then(() => res.sendStatus(204))
    .catch(next);
});
app.get('/title', (req, res, next) => {
  Promise.resolve()
    .then(async () => fs.promises.readFile('title.txt', 'utf8'))
    .then((title) => res.send(title))
    .catch(next);
});

app.listen(3000);
