const express = require('express');
const fs = require('fs');
const cache = require('memory-cache');
const nconf = require('nconf');
const { createStore } = require('zustand/vanilla');

const app = express();
const scores = createStore(() => ({ best: 0 }));
const hits = new Int32Array(new SharedArrayBuffer(4));

app.get('/cached', (req, res) => {
  const seen = cache.get('seen');
  const page = fs.readFileSync('views/page.html', 'utf8');
  cache.put('seen', seen + page.length);
  res.send(page);
});

app.get('/configured', (req, res) => {
  const visits = nconf.get('visits');
  const page = fs.readFileSync('views/page.html', 'utf8');
  nconf.set('visits', visits + page.length);
  res.send(page);
});

app.get('/scored', (req, res) => {
  const { best } = scores.getState();
  const page = fs.readFileSync('views/page.html', 'utf8');
  scores.setState({ best: Math.max(best, page.length) });
  res.send(page);
});

app.get('/counted', (req, res) => {
  const before = Atomics.load(hits, 0);
  const page = fs.readFileSync('views/page.html', 'utf8');
  Atomics.store(hits, 0, before + page.length);
  res.send(page);
});

app.listen(3000);
