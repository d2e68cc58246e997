const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

function folderOf(name) {
  return fs.readdirSync('notes').includes(name) ? path.join('notes', name) : 'elsewhere';
}

app.get('/map', async (req, res) => {
  const texts = new Map();
  for (const name of req.query.names) texts.set(name, fs.promises.readFile(path.join(folderOf(name), 'text'), 'utf8'));
  res.json(await Promise.all(texts.values()));
});

app.get('/entries', async (req, res) => {
  const entries = [];
  for (const name of req.query.names) {
    const folder = folderOf(name);
    entries.push({ name, text: fs.promises.readFile(path.join(folder, 'text'), 'utf8') });
  }
  res.json(await Promise.all(entries.map((entry) => entry.text)));
});

app.get('/set', async (req, res) => {
  const texts = new Set();
  for (const name of req.query.names) texts.add(fs.promises.readFile(path.join(folderOf(name), 'text'), 'utf8'));
  res.json(await Promise.all([...texts]));
});

// Each is started when the folders are known.
app.get('/folders', async (req, res) => {
  const folders = [];
  for (const name of req.query.names) folders.push({ name, folder: folderOf(name) });
  res.json(await Promise.all(folders.map(({ folder }) => fs.promises.readFile(path.join(folder, 'text'), 'utf8'))));
});

app.listen(3000);
