// Nobody deals with the first promise of a list before all of the list is there.
const fs = require('fs');
const express = require('express');
const { check, upload } = require('./remote');
const app = express();

app.get('/all', (req, res, next) => {
  Promise.all([check(req.query.user), fs.readFileSync('a.txt', 'utf8')]).then((all) => res.json(all), next);
});

app.get('/chosen', (req, res, next) => {
  const isFar = req.query.far === 'yes';
  Promise.all([
    isFar ? upload('a.txt') : fs.readFileSync('a.txt', 'utf8'),
    isFar && fs.existsSync('b.txt') ? fs.readFileSync('b.txt', 'utf8') : '',
  ]).then((all) => res.json(all), next);
});

app.get('/made', (req, res, next) => {
  Promise.all([load('a.txt'), fs.readFileSync('b.txt', 'utf8')]).then((all) => res.json(all), next);
});

// What blocks is waited for where it stands, and the last one waits for nothing.
app.get('/files', async (req, res) => {
  const a = fs.readFileSync('a.txt', 'utf8');
  res.json(await Promise.all([fs.readFileSync('b.txt', 'utf8'), a, check(req.query.user)]));
});

function load(file) {
  return fs.readFileSync(file, 'utf8');
}

app.listen(3000);
