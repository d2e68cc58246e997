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

const textOf = (folder) => fs.promises.readFile(path.join(folder, 'text'), 'utf8');

app.get('/groups', async (req, res) => {
  const groups = {};
  for (const name of req.query.names) {
    const folder = folderOf(name);
    (groups[folder] = groups[folder] || []).push(textOf(folder));
  }
  res.json(await Promise.all(Object.values(groups).flat()));
});

app.get('/keys', async (req, res) => {
  const texts = {};
  for (const name of req.query.names) texts[name] = { text: textOf(folderOf(name)) };
  res.json(await Promise.all(Object.keys(texts).map((name) => texts[name].text)));
});

app.get('/pairs', async (req, res) => {
  const texts = new Map([['first', textOf('first')]]);
  for (const name of req.query.names) texts.set(name, textOf(folderOf(name)));
  const answer = {};
  for (const [name, text] of texts) answer[name] = await text;
  res.json(answer);
});

app.get('/first', async (req, res) => {
  const texts = [];
  for (const name of req.query.names) {
    const text = textOf(folderOf(name));
    texts.unshift(text);
  }
  res.json(await Promise.any(texts.reverse().slice(0, 3)));
});

app.get('/queue', async (req, res) => {
  const queue = [];
  for (const name of req.query.names) queue.push(textOf(folderOf(name)));
  while (queue.length) res.write(await queue.shift());
  res.end();
});

app.get('/mapped', async (req, res) => {
  const entries = req.query.names.map((name) => ({ name, text: textOf(name) }));
  const folders = fs.readdirSync('notes');
  for (const { name, text } of entries) res.write(folders.includes(name) ? await text : name);
  res.end();
});

// Each is started when the folders are known.
app.get('/folders', async (req, res) => {
  const folders = [];
  for (const name of req.query.names) folders.push({ name, folder: folderOf(name) });
  res.json(await Promise.all(folders.map(({ folder }) => fs.promises.readFile(path.join(folder, 'text'), 'utf8'))));
});

app.listen(3000);
