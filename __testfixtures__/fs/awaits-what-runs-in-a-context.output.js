const fs = require('fs');
const express = require('express');
const { AsyncLocalStorage } = require('node:async_hooks');

const app = express();
const contexts = new AsyncLocalStorage();

async function load(name) {
  const { folder } = contexts.getStore();
  return fs.promises.readFile(`${folder}/${name}.txt`, 'utf8');
}

async function within(folder, work) {
  return contexts.run({ folder }, work);
}

// It gets the rest of the arguments.
const loadIn = async (folder, name) => contexts.run({ folder }, load, name);

app.use((req, res, next) => contexts.run({ folder: 'notes' }, () => next()));

app.get('/notes/:name', async (req, res) => {
  const text = await within('notes', async () => load(req.params.name));
  res.send(text + await loadIn('footers', 'all'));
});

app.get('/drafts/:name', async (req, res) => {
  await contexts.run({ folder: 'drafts' }, async () => {
    res.send(await load(req.params.name));
  });
});

app.get('/plain', async (req, res) => {
  await contexts.exit(async () => res.send(await fs.promises.readFile('plain.txt', 'utf8')));
});

app.listen(3000);
