const express = require('express');
const fs = require('fs');
const proc = require('process');

const app = express();

process.hits = { count: 0 };
module.sales = { count: 0 };
app.stats = { count: 0 };

app.post('/hits', (req, res) => {
  const { hits } = process;
  const before = hits.count;
  const page = fs.readFileSync('page.html', 'utf8');
  hits.count = before + 1;
  res.send(page);
});

app.post('/hits/again', (req, res) => {
  const before = proc.hits.count;
  const page = fs.readFileSync('page.html', 'utf8');
  proc.hits.count = before + 1;
  res.send(page);
});

app.post('/sales', (req, res) => {
  const before = module.sales.count;
  const page = fs.readFileSync('page.html', 'utf8');
  module.sales.count = before + 1;
  res.send(page);
});

app.post('/sales/again', (req, res) => {
  const before = require.main.sales.count;
  const page = fs.readFileSync('page.html', 'utf8');
  require.main.sales.count = before + 1;
  res.send(page);
});

app.post('/mode', (req, res) => {
  const { env } = process;
  const before = process.env.MODE;
  const page = fs.readFileSync('page.html', 'utf8');
  env.MODE = `${before} ${req.query.mode}`;
  res.send(page);
});

app.post('/stats', (req, res) => {
  const before = res.req.app.stats.count;
  const page = fs.readFileSync('page.html', 'utf8');
  res.req.app.stats.count = before + 1;
  res.send(page);
});

app.post('/stats/again', (req, res) => {
  const {
    app: { stats },
  } = req;
  const before = stats.count;
  const page = fs.readFileSync('page.html', 'utf8');
  stats.count = before + 1;
  res.send(page);
});

// What Node keeps there needs no lock.
app.get('/about', (req, res) => {
  const { pid, argv } = process;
  const page = fs.readFileSync('page.html', 'utf8');
  res.json({ pid, argv, page, file: module.filename });
});

app.listen(3000);
