const express = require('express');
const fs = require('fs');
const path = require('path');
const pdf = require('pdf-reader');
const { pathExists, exclusive } = require('./unblock-helpers');

const app = express();
const files = path.join(__dirname, 'files');
const done = path.join(files, 'done');
let isReady = false;

async function prepare() {
  if (!(await pathExists(files))) {
    await fs.promises.mkdir(files, { recursive: true });
  }
  if (!(await pathExists(done))) {
    await fs.promises.mkdir(done, { recursive: true });
  }
  isReady = true;
}

// The folder may be looked at together with the variable; the variable must not be set by two.
app.get('/files', async (req, res) => {
  await exclusive('isReady', async () => {
    if (!isReady) await prepare();
  });
  const names = await list();
  res.json(names);
});

app.post('/files', async (req, res) => {
  await exclusive('isReady', async () => {
    if (!isReady) await prepare();
  });
  const names = await fs.promises.readdir(files);
  await names.reduce(async (before, name) => {
    await before;
    await send(name);
    await fs.promises.rename(path.join(files, name), path.join(done, name));
  }, undefined);
  res.json(names);
});

// The promise is made there, and no earlier.
app.get('/pages/:name', async (req, res) => {
  const data = await fs.promises.readFile(req.params.name);
  const pages = await pdf.open(data).pages;
  res.json(pages);
});

// This one was made before.
app.get('/ready/:name', async (req, res) => {
  const data = fs.readFileSync(req.params.name); // stays: needs-review
  await req.store.ready;
  res.send(data);
});

async function list() {
  return fetch('http://127.0.0.1/files');
}

async function send(name) {
  return fetch(`http://127.0.0.1/files/${name}`, { method: 'PUT' });
}

app.listen(3000);
