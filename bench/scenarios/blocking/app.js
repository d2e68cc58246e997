'use strict';

// The five scenarios, as an app that blocks; `npm run bench:scenarios` migrates it and compares.

const express = require('express');
const { execSync } = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');

const DATA = path.join(__dirname, 'data');
const SMALL = path.join(DATA, 'small.html');
const LARGE = path.join(DATA, 'large.html');

const app = express();
app.disable('x-powered-by');
app.disable('etag');

app.get('/read', (req, res) => {
  res.type('html').send(fs.readFileSync(SMALL, 'utf8'));
});

app.get('/read-large', (req, res) => {
  res.type('html').send(fs.readFileSync(LARGE, 'utf8'));
});

app.get('/exec', (req, res) => {
  res.send(execSync('uname -s', { encoding: 'utf8' }));
});

function hash(password, iterations) {
  return crypto.pbkdf2Sync(password, 'salt', iterations, 32, 'sha256').toString('hex');
}

app.get('/hash', (req, res) => {
  res.send(hash(req.query.password, 10000));
});

app.get('/hash-heavy', (req, res) => {
  res.send(hash(req.query.password, 1000000));
});

app.get('/write/:id', (req, res) => {
  fs.writeFileSync(
    path.join(DATA, 'notes', `${req.params.id}.json`),
    JSON.stringify({ id: req.params.id, text: 'x'.repeat(2000) }),
  );
  res.send('ok');
});

app.get('/stat', (req, res) => {
  if (!fs.existsSync(SMALL)) return res.sendStatus(404);
  const { size, mtimeMs } = fs.statSync(SMALL);
  res.json({ size, mtimeMs });
});

app.get('/ping', (req, res) => {
  res.send('pong');
});

module.exports = app;
