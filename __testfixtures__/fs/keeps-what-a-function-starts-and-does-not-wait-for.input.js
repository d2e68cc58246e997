const express = require('express');
const fs = require('fs');

const app = express();

// It begins at once, and whoever waits for the function below does not wait for it.
async function save(text) {
  fs.writeFileSync('note.txt', text); // stays: needs-review
}

async function keep(text) {
  save(text);
}

app.post('/note', async (req, res) => {
  await keep(req.body);
  res.json({});
});

app.get('/note', (req, res) => {
  res.send(fs.readFileSync('note.txt', 'utf8'));
});

async function store(text) {
  fs.writeFileSync('song.txt', text); // stays: needs-review
}

function isStored(text) {
  store(text);
  return true;
}

app.post('/song', (req, res) => {
  if (isStored(req.body)) res.json({});
});

app.get('/song', (req, res) => {
  res.send(fs.readFileSync('song.txt', 'utf8'));
});

async function put(text) {
  fs.writeFileSync('list.txt', text); // stays: needs-review
}

function sizeOf(text) {
  put(text);
  return text.length;
}

app.post('/list', (req, res) => {
  res.json(sizeOf(req.body));
});

app.get('/list', (req, res) => {
  res.send(fs.readFileSync('list.txt', 'utf8'));
});

// These wait for it.
async function write(text) {
  fs.writeFileSync('page.txt', text);
}

function publish(text) {
  return write(text);
}

app.post('/page', async (req, res) => {
  await publish(req.body);
  res.json({});
});

app.get('/page', (req, res) => {
  res.send(fs.readFileSync('page.txt', 'utf8'));
});

app.listen(3000);
