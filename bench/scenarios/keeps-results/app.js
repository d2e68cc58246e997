'use strict';

// What the study compared with: results are kept from one request to the next, as its servers did. Faster than anything that
// looks again, and not the same app: who changes a file sees the old content for as long as KEPT says.

const express = require('express');
const { execFile } = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const { promisify } = require('util');

const DATA = path.join(__dirname, 'data');
const SMALL = path.join(DATA, 'small.html');
const LARGE = path.join(DATA, 'large.html');
const KEPT = 60_000;

const readFile = promisify(fs.readFile);
const stat = promisify(fs.stat);
const writeFile = promisify(fs.writeFile);
const pbkdf2 = promisify(crypto.pbkdf2);
const run = promisify(execFile);

const app = express();
app.disable('x-powered-by');
app.disable('etag');

const results = new Map();

function kept(key, work) {
  const known = results.get(key);
  if (known && Date.now() < known.until) return known.result;
  const result = work();
  results.set(key, { result, until: Date.now() + KEPT });
  result.catch(() => results.delete(key));
  return result;
}

const handle = (handler) => (req, res, next) => void handler(req, res).catch(next);

app.get(
  '/read',
  handle(async (req, res) => {
    res.type('html').send(await kept(SMALL, () => readFile(SMALL, 'utf8')));
  }),
);

app.get(
  '/read-large',
  handle(async (req, res) => {
    res.type('html').send(await kept(LARGE, () => readFile(LARGE, 'utf8')));
  }),
);

app.get(
  '/exec',
  handle(async (req, res) => {
    res.send((await kept('uname', () => run('uname', ['-s']))).stdout);
  }),
);

async function hash(password, iterations) {
  const work = () => pbkdf2(password, 'salt', iterations, 32, 'sha256');
  return (await kept(`${iterations} ${password}`, work)).toString('hex');
}

app.get(
  '/hash',
  handle(async (req, res) => {
    res.send(await hash(req.query.password, 10000));
  }),
);

app.get(
  '/hash-heavy',
  handle(async (req, res) => {
    res.send(await hash(req.query.password, 1000000));
  }),
);

// What was written a moment ago is not written again.
app.get(
  '/write/:id',
  handle(async (req, res) => {
    const file = path.join(DATA, 'notes', `${req.params.id}.json`);
    const text = JSON.stringify({ id: req.params.id, text: 'x'.repeat(2000) });
    await kept(`${file} ${text}`, () => writeFile(file, text));
    res.send('ok');
  }),
);

app.get(
  '/stat',
  handle(async (req, res) => {
    const stats = await kept('stat', () =>
      stat(SMALL).catch((error) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    );
    if (!stats) return res.sendStatus(404);
    res.json({ size: stats.size, mtimeMs: stats.mtimeMs });
  }),
);

app.get('/ping', (req, res) => {
  res.send('pong');
});

module.exports = app;
