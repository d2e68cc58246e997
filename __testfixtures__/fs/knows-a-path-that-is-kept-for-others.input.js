const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const files = new Map([['notes', path.join(__dirname, 'notes.json')]]);
const lists = ['users.json'].map((name) => path.join(__dirname, name));

app.set('log', path.join(__dirname, 'log.json'));

app.use((req, res, next) => {
  req.tagFile = path.join(__dirname, 'tags.json');
  next();
});

app.post('/notes', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(files.get('notes'), 'utf8'));
  fs.writeFileSync(files.get('notes'), JSON.stringify([...notes, req.body]));
  res.end();
});

app.delete('/notes', (req, res) => {
  const file = path.join(__dirname, 'notes.json');
  const notes = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify(notes.slice(1)));
  res.end();
});

app.post('/users', (req, res) => {
  for (const file of lists) {
    const users = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify([...users, req.body]));
  }
  res.end();
});

app.delete('/users', (req, res) => {
  const file = path.join(__dirname, 'users.json');
  const users = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify(users.slice(1)));
  res.end();
});

app.post('/log', (req, res) => {
  const lines = JSON.parse(fs.readFileSync(req.app.get('log'), 'utf8'));
  fs.writeFileSync(req.app.get('log'), JSON.stringify([...lines, req.body]));
  res.end();
});

app.delete('/log', (req, res) => {
  const file = path.join(__dirname, 'log.json');
  const lines = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify(lines.slice(1)));
  res.end();
});

app.post('/tags', (req, res) => {
  const tags = JSON.parse(fs.readFileSync(req.tagFile, 'utf8'));
  fs.writeFileSync(req.tagFile, JSON.stringify([...tags, req.body]));
  res.end();
});

app.delete('/tags', (req, res) => {
  const file = path.join(__dirname, 'tags.json');
  const tags = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify(tags.slice(1)));
  res.end();
});

// A file of each request, which nobody else uses.
app.post('/reports', (req, res) => {
  const options = { target: path.join(__dirname, 'reports', `${req.query.id}.json`) };
  fs.writeFileSync(options.target, JSON.stringify(req.body));
  res.end();
});

app.listen(3000);
