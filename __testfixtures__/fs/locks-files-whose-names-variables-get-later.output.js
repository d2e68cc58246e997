const fs = require('fs');
const path = require('path');
const express = require('express');
const { writeFileAtomic, pathExists, rmIfThere, exclusiveFiles, exclusive } = require('./unblock-helpers');
const app = express();

async function append(file, text) {
  file = path.join('notes', file);
  await exclusiveFiles('notes', [file], async () => {
    await writeFileAtomic(file, await fs.promises.readFile(file, 'utf8') + text);
  });
}

async function find(name) {
  return path.join('notes', name);
}

app.post('/notes', async (req, res) => {
  await append(req.body.name, req.body.text);
  res.sendStatus(204);
});

app.put('/notes', async (req, res) => {
  let { file } = req.query;
  file = path.join('notes', file);
  await exclusiveFiles('notes', [file], async () => {
    if (await pathExists(file)) await writeFileAtomic(file, (await fs.promises.readFile(file, 'utf8')).trim());
    res.sendStatus(204);
  });
});

app.patch('/notes', (req, res) => {
  find(req.query.name).then(async (file) => {
    return exclusiveFiles('notes', [file], async () => {
      await writeFileAtomic(file, (await fs.promises.readFile(file, 'utf8')).toUpperCase());
      res.sendStatus(204);
    });
  });
});

app.delete('/notes', async (req, res) => {
  return exclusive('notes', async () => {
    const { names } = req.body;
    for (let at = 0; at < names.length; at++) names[at] = path.join('notes', names[at]);
    for (const file of names) if (await pathExists(file)) await rmIfThere(file);
    res.sendStatus(204);
  });
});

app.listen(3000);
