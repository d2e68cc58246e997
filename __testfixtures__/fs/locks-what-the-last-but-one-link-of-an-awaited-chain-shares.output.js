// Nothing comes between a link of a chain and the code behind its `await`, also where another link stands last.
const express = require('express');
const fs = require('fs');
const { unlocked, exclusive } = require('./unblock-helpers');

const app = express();
const state = { hits: 0, visits: 0 };

async function hitsBehind(url) {
  return await unlocked('state.hits', fetch(url))
    .then((response) => unlocked('state.hits', response.text()))
    .then(async () => {
      const { hits } = state;
      await fs.promises.readFile('notes.txt', 'utf8');
      return hits;
    })
    .catch(() => 0);
}

app.post('/hits', async (req, res) => {
  await exclusive('state.hits', async () => {
    const hits = await hitsBehind('http://localhost:9/');
    state.hits = hits + 1;
  });
  res.end();
});

app.post('/visits', async (req, res) => {
  await exclusive('state.visits', async () => {
    const visits = await unlocked('state.visits', fetch('http://localhost:9/'))
      .then(async () => {
        const known = state.visits;
        await fs.promises.readFile('notes.txt', 'utf8');
        return known;
      })
      .catch(() => 0);
    state.visits = visits + 1;
  });
  res.end();
});

app.listen(3000);
