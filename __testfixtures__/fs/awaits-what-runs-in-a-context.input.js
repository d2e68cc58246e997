const fs = require('fs');
const express = require('express');
const { AsyncLocalStorage } = require('node:async_hooks');

const app = express();
const contexts = new AsyncLocalStorage();

function load(name) {
  const { folder } = contexts.getStore();
  return fs.readFileSync(`${folder}/${name}.txt`, 'utf8');
}

function within(folder, work) {
  return contexts.run({ folder }, work);
}

// It gets the rest of the arguments.
const loadIn = (folder, name) => contexts.run({ folder }, load, name);

app.use((req, res, next) => contexts.run({ folder: 'notes' }, () => next()));

app.get('/notes/:name', (req, res) => {
  const text = within('notes', () => load(req.params.name));
  res.send(text + loadIn('footers', 'all'));
});

app.get('/drafts/:name', (req, res) => {
  contexts.run({ folder: 'drafts' }, () => {
    res.send(load(req.params.name));
  });
});

app.get('/plain', (req, res) => {
  contexts.exit(() => res.send(fs.readFileSync('plain.txt', 'utf8')));
});

app.listen(3000);
