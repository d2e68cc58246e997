// What is too many for the synchronous function would be the callback of the asynchronous one.
const crypto = require('crypto');
const express = require('express');

const app = express();

app.get('/callback', (req, res) => {
  res.send(crypto.pbkdf2Sync(req.query.secret, 'salt', 10, 8, 'sha512', () => {})); // stays: argument-differs
});

app.get('/number', (req, res) => {
  res.send(crypto.scryptSync(req.query.secret, 'salt', 8, {}, req.query.parallel())); // stays: argument-differs
});

app.get('/default', (req, res) => {
  res.send(crypto.scryptSync(req.query.secret, 'salt', 8, () => {})); // stays: argument-differs
});

app.get('/enough', (req, res) => {
  res.send(crypto.pbkdf2Sync(req.query.secret, 'salt', 10, 8, 'sha512'));
});

app.listen(3000);
