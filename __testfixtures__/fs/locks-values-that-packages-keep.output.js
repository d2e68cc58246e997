const express = require('express');
const fs = require('fs');
const cache = require('memory-cache');
const nconf = require('nconf');
const { createStore } = require('zustand/vanilla');
const { exclusive } = require('./unblock-helpers');

const app = express();
const scores = createStore(() => ({ best: 0 }));
const hits = new Int32Array(new SharedArrayBuffer(4));

app.get('/cached', async (req, res) => {
  return exclusive('cache', async () => {
    const seen = cache.get('seen');
    const page = await fs.promises.readFile('views/page.html', 'utf8');
    cache.put('seen', seen + page.length);
    res.send(page);
  });
});

app.get('/configured', async (req, res) => {
  return exclusive('nconf', async () => {
    const visits = nconf.get('visits');
    const page = await fs.promises.readFile('views/page.html', 'utf8');
    nconf.set('visits', visits + page.length);
    res.send(page);
  });
});

app.get('/scored', async (req, res) => {
  return exclusive('scores', async () => {
    const { best } = scores.getState();
    const page = await fs.promises.readFile('views/page.html', 'utf8');
    scores.setState({ best: Math.max(best, page.length) });
    res.send(page);
  });
});

app.get('/counted', async (req, res) => {
  return exclusive('hits', async () => {
    const before = Atomics.load(hits, 0);
    const page = await fs.promises.readFile('views/page.html', 'utf8');
    Atomics.store(hits, 0, before + page.length);
    res.send(page);
  });
});

app.listen(3000);
