const fs = require('fs');
const express = require('express');
const Promise = require('bluebird');
const { mapInOrder } = require('./unblock-helpers');
const app = express();

const names = () => Promise.resolve(['a', 'b']);

app.get('/mapped', (req, res, next) => {
  names()
    .map((name) => fs.readFileSync(name, 'utf8')) // stays: array-callback
    .then((texts) => res.json(texts))
    .catch(next);
});

app.get('/listed', async (req, res, next) => {
  Promise.all(await mapInOrder(['a', 'b'], async (name) => fs.promises.readFile(name, 'utf8')))
    .then((texts) => res.json(texts))
    .catch(next);
});

app.listen(3000);
