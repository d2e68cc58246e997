// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const { asyncHandler } = require('./unblock-helpers');

async function fetched(name) {
  return fetch(await fs.promises.readFile(name, 'utf8'));
}

const app = express();
app.get('/a', (req, res, next) => {
  fetched('a')
    .then((text) => res.send(text))
    .catch(next);
});
app.get('/b', (req, res, next) => {
  Promise.all([fetched('a'), fetched('b')]).then((texts) => res.send(texts), next);
});
// Express 4 would not look at the promise.
app.get('/c', asyncHandler(async (req, res) => fetched('c').then((text) => res.send(text))));
app.get('/d', async (req, res, next) => {
  try {
    await fetched('d').then((text) => res.send(text));
  } catch (error) {
    next(error);
  }
});
app.listen(3000);
