const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusiveFiles, sharedFiles, exclusive } = require('./unblock-helpers');

const app = express();

app.put('/cache/:name', async (req, res) => {
  return exclusiveFiles('cache', () => [path.join('cache', req.params.name)], async () => {
    await fs.promises.mkdir('cache', { recursive: true });
    await writeFileAtomic(path.join('cache', req.params.name), req.query.text);
    res.sendStatus(204);
  });
});

app.get('/cache/:name', async (req, res) => {
  return sharedFiles('cache', () => [path.join('cache', req.params.name)], async () => {
    res.send(await fs.promises.readFile(path.join('cache', req.params.name), 'utf8'));
  });
});

app.delete('/cache', async (req, res) => {
  return exclusive('cache', async () => {
    await fs.promises.rm('cache', { recursive: true, force: true });
    res.sendStatus(204);
  });
});

// It belongs to one album.
app.delete('/albums/:album', async (req, res) => {
  await fs.promises.rm(path.join('albums', req.params.album), { recursive: true, force: true });
  res.sendStatus(204);
});

app.listen(3000);
