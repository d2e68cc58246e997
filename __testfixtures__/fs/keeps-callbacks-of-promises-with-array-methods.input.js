const fs = require('fs');
const express = require('express');
const Promise = require('bluebird');
const app = express();

const names = () => Promise.resolve(['a', 'b']);

app.get('/mapped', (req, res, next) => {
  names()
    .map((name) => fs.readFileSync(name, 'utf8')) // stays: array-callback
    .then((texts) => res.json(texts))
    .catch(next);
});

app.get('/listed', (req, res, next) => {
  Promise.all(['a', 'b'].map((name) => fs.readFileSync(name, 'utf8')))
    .then((texts) => res.json(texts))
    .catch(next);
});

app.listen(3000);
