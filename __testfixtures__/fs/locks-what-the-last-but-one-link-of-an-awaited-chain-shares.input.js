// Nothing comes between a link of a chain and the code behind its `await`, also where another link stands last.
const express = require('express');
const fs = require('fs');

const app = express();
const state = { hits: 0, visits: 0 };

async function hitsBehind(url) {
  return await fetch(url)
    .then((response) => response.text())
    .then(() => {
      const { hits } = state;
      fs.readFileSync('notes.txt', 'utf8');
      return hits;
    })
    .catch(() => 0);
}

app.post('/hits', async (req, res) => {
  const hits = await hitsBehind('http://localhost:9/');
  state.hits = hits + 1;
  res.end();
});

app.post('/visits', async (req, res) => {
  const visits = await fetch('http://localhost:9/')
    .then(() => {
      const known = state.visits;
      fs.readFileSync('notes.txt', 'utf8');
      return known;
    })
    .catch(() => 0);
  state.visits = visits + 1;
  res.end();
});

app.listen(3000);
