const fs = require('fs');
const path = require('path');
const express = require('express');
const { pathExists, writeFileAtomic, eachInOrder, exclusive } = require('./unblock-helpers');
const app = express();

async function freeFile(folder, name) {
  if (name.includes('..')) return { ok: false, reason: 'not a name' };
  for (let count = 0; ; count++) {
    const file = path.join(folder, `${count}-${name}`);
    if (await pathExists(file)) continue;
    return { ok: true, file };
  }
}

// Two uploads of one name at the same time must not get the same file.
app.post('/uploads', async (req, res) => {
  return exclusive('data/uploads/*', async () => {
    const { ok, reason, file } = await freeFile('data/uploads', req.body.name);
    if (!ok) return res.status(400).send(reason);
    await fs.promises.rename(req.body.temporary, file);
    res.sendStatus(201);
  });
});

app.post('/images', async (req, res) => {
  return exclusive('data/images/* + image.temporary', async () => {
    const found = [];
    for (const image of req.body.images) found.push({ from: image.temporary, to: await freeFile('data/images', image.name) });
    if (found.some(({ to }) => !to.ok)) return res.sendStatus(400);
    for (const { from, to } of found) await fs.promises.rename(from, to.file);
    res.sendStatus(201);
  });
});

app.post('/sounds', async (req, res) => {
  return exclusive('data/sounds/*', async () => {
    const files = [];
    for (const name of req.body.names) files.push((await freeFile('data/sounds', name)).file);
    await eachInOrder(files, async (file, index) => writeFileAtomic(file, req.body.sounds[index]));
    res.sendStatus(201);
  });
});

app.listen(3000);
