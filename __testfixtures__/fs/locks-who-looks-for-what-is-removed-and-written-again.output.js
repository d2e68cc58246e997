// Nobody ever found it missing in between.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { readFolder, writeFileAtomic, pathExists, exclusive, shared } = require('./unblock-helpers');

const app = express();

app.put('/notes', async (req, res) => {
  return exclusive('notes.txt', async () => {
    await fs.promises.rm('notes.txt');
    await writeFileAtomic('notes.txt', req.body);
    res.end();
  });
});

app.get('/notes/there', async (req, res) => {
  return shared('notes.txt', async () => {
    res.json(await pathExists('notes.txt'));
  });
});

app.put('/pages', async (req, res) => {
  return exclusive('pages + pages/*', async () => {
    for (const name of await readFolder('pages')) await fs.promises.unlink(path.join('pages', name));
    for (const { name, text } of req.body) await writeFileAtomic(path.join('pages', name), text);
    res.end();
  });
});

app.get('/pages/count', async (req, res) => {
  return shared('pages + pages/*', async () => {
    res.json((await readFolder('pages')).length);
  });
});

app.listen(3000);
