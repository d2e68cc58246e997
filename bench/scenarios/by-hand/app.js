'use strict';

// What an expert makes of blocking/app.js: as fast as it gets with answers as fresh as before. Work under way is shared,
// results are not kept.

const express = require('express');
const { execFile } = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const { promisify } = require('util');

const DATA = path.join(__dirname, 'data');
const SMALL = path.join(DATA, 'small.html');
const LARGE = path.join(DATA, 'large.html');
const MAX_PROCESSES = 4;

const readFile = promisify(fs.readFile);
const stat = promisify(fs.stat);
const writeFile = promisify(fs.writeFile);
const rename = promisify(fs.rename);
const pbkdf2 = promisify(crypto.pbkdf2);
const run = promisify(execFile);

const app = express();
app.disable('x-powered-by');
app.disable('etag');

const underWay = new Map();

function shared(key, work) {
  let promise = underWay.get(key);
  if (!promise) {
    promise = work().finally(() => underWay.delete(key));
    underWay.set(key, promise);
  }
  return promise;
}

const handle = (handler) => (req, res, next) => void handler(req, res).catch(next);

app.get(
  '/read',
  handle(async (req, res) => {
    res.type('html').send(await shared(SMALL, () => readFile(SMALL, 'utf8')));
  }),
);

app.get(
  '/read-large',
  handle(async (req, res) => {
    res.type('html').send(await shared(LARGE, () => readFile(LARGE, 'utf8')));
  }),
);

let running = 0;
const waiting = [];

async function uname() {
  if (running < MAX_PROCESSES) running += 1;
  else await new Promise((resolve) => waiting.push(resolve));
  try {
    return (await run('uname', ['-s'])).stdout;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

app.get(
  '/exec',
  handle(async (req, res) => {
    res.send(await uname());
  }),
);

async function hash(password, iterations) {
  return (await pbkdf2(password, 'salt', iterations, 32, 'sha256')).toString('hex');
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

const writes = new Map();
let written = 0;

function replaceFile(file, text) {
  const before = writes.get(file) || Promise.resolve();
  const write = before.then(async () => {
    const temporary = `${file}.${(written += 1)}.tmp`;
    await writeFile(temporary, text);
    await rename(temporary, file);
  });
  const settled = write
    .catch(() => {})
    .then(() => {
      if (writes.get(file) === settled) writes.delete(file);
    });
  writes.set(file, settled);
  return write;
}

app.get(
  '/write/:id',
  handle(async (req, res) => {
    await replaceFile(
      path.join(DATA, 'notes', `${req.params.id}.json`),
      JSON.stringify({ id: req.params.id, text: 'x'.repeat(2000) }),
    );
    res.send('ok');
  }),
);

// Whether it is there and what it is are one question.
app.get(
  '/stat',
  handle(async (req, res) => {
    const stats = await shared('stat', () =>
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
