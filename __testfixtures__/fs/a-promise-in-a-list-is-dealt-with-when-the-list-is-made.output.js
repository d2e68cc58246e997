// Nobody deals with the first promise of a list before all of the list is there.
const fs = require('fs');
const express = require('express');
const { check, upload } = require('./remote');
const { cachedExists, awaitedLater } = require('./unblock-helpers');
const app = express();

app.get('/all', async (req, res, next) => {
  Promise.all([awaitedLater(check(req.query.user)), await fs.promises.readFile('a.txt', 'utf8')]).then((all) => res.json(all), next);
});

app.get('/chosen', async (req, res, next) => {
  const isFar = req.query.far === 'yes';
  Promise.all([
    isFar ? awaitedLater(upload('a.txt')) : await fs.promises.readFile('a.txt', 'utf8'),
    isFar && await cachedExists('b.txt') ? await fs.promises.readFile('b.txt', 'utf8') : '',
  ]).then((all) => res.json(all), next);
});

app.get('/made', async (req, res, next) => {
  Promise.all([awaitedLater(load('a.txt')), await fs.promises.readFile('b.txt', 'utf8')]).then((all) => res.json(all), next);
});

// What blocks is waited for where it stands, and the last one waits for nothing.
app.get('/files', async (req, res) => {
  const a = await fs.promises.readFile('a.txt', 'utf8');
  res.json(await Promise.all([await fs.promises.readFile('b.txt', 'utf8'), a, check(req.query.user)]));
});

async function load(file) {
  return fs.promises.readFile(file, 'utf8');
}

app.listen(3000);
