const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');

const app = express();

const TEMPLATE = 'data/notes.bak';
const FILES = ['data/users.json', 'data/notes.json'];

const bump = (notes) => JSON.stringify({ count: JSON.parse(notes).count + 1 });
const besides = (file, name) => path.join(path.dirname(file), name);

app.post('/plain', (req, res) => {
  fs.writeFileSync('data/notes.json', bump(fs.readFileSync('data/notes.json', 'utf8')));
  res.end();
});

app.post('/pushed', (req, res) => {
  const parts = [__dirname];
  parts.push('data', 'notes.json');
  const file = parts.join(path.sep);
  fs.writeFileSync(file, bump(fs.readFileSync(file, 'utf8')));
  res.end();
});

app.post('/parsed', (req, res) => {
  const { dir, name } = path.parse(TEMPLATE);
  const file = path.join(dir, `${name}.json`);
  fs.writeFileSync(file, bump(fs.readFileSync(file, 'utf8')));
  res.end();
});

app.post('/formatted', (req, res) => {
  const file = path.format({ ...path.parse(TEMPLATE), base: undefined, ext: '.json' });
  fs.writeFileSync(file, bump(fs.readFileSync(file, 'utf8')));
  res.end();
});

app.post('/beside', (req, res) => {
  const file = besides(TEMPLATE, 'notes.json');
  fs.writeFileSync(file, bump(fs.readFileSync(file, 'utf8')));
  res.end();
});

app.post('/url', (req, res) => {
  const url = new URL(`file://${__dirname}/data/notes.json`);
  fs.writeFileSync(url, bump(fs.readFileSync(url, 'utf8')));
  res.end();
});

app.post('/address', (req, res) => {
  const url = new URL('data/notes.json', pathToFileURL(`${__dirname}/`));
  fs.writeFileSync(url, bump(fs.readFileSync(url, 'utf8')));
  res.end();
});

app.post('/listed', (req, res) => {
  const file = FILES.find((name) => name.includes('notes'));
  fs.writeFileSync(file, bump(fs.readFileSync(file, 'utf8')));
  res.end();
});

app.post('/found', (req, res) => {
  for (const entry of fs.readdirSync('data', { withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, bump(fs.readFileSync(file, 'utf8')));
  }
  res.end();
});

// Another file.
app.post('/log', (req, res) => {
  const file = path.join(path.parse('logs/today.txt').dir, 'count.json');
  fs.writeFileSync(file, req.body);
  res.end();
});

app.listen(3000);
