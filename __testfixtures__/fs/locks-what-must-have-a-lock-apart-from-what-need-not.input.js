const express = require('express');
const fs = require('fs');
const path = require('path');
const pdf = require('pdf-reader');

const app = express();
const files = path.join(__dirname, 'files');
const done = path.join(files, 'done');
let isReady = false;

function prepare() {
  if (!fs.existsSync(files)) {
    fs.mkdirSync(files, { recursive: true });
  }
  if (!fs.existsSync(done)) {
    fs.mkdirSync(done, { recursive: true });
  }
  isReady = true;
}

// The folder may be looked at together with the variable; the variable must not be set by two.
app.get('/files', async (req, res) => {
  if (!isReady) prepare();
  const names = await list();
  res.json(names);
});

app.post('/files', async (req, res) => {
  if (!isReady) prepare();
  const names = fs.readdirSync(files);
  await names.reduce(async (before, name) => {
    await before;
    await send(name);
    fs.renameSync(path.join(files, name), path.join(done, name));
  }, undefined);
  res.json(names);
});

// The promise is made there, and no earlier.
app.get('/pages/:name', async (req, res) => {
  const data = fs.readFileSync(req.params.name);
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
