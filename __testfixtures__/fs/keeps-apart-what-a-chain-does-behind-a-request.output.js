// What a chain does behind a request is apart from what came before that, for callers, too: no lock.
const express = require('express');
const fs = require('fs');
const { writeFileAtomic } = require('./unblock-helpers');

const app = express();

async function refresh(url) {
  return await fetch(url)
    .then((response) => response.json())
    .then(async (models) => {
      await writeFileAtomic('models.json', JSON.stringify(models));
      return models;
    })
    .catch(() => ({}));
}

function refreshLater(url) {
  return fetch(url)
    .then((response) => response.text())
    .then(async (text) => writeFileAtomic('later.json', text));
}

app.get('/', async (req, res) => {
  const models = await fs.promises.readFile('models.json', 'utf8');
  await refresh('http://localhost:9/');
  res.send(models);
});

app.get('/later', async (req, res) => {
  const later = await fs.promises.readFile('later.json', 'utf8');
  await refreshLater('http://localhost:9/');
  res.send(later);
});

app.listen(3000);
