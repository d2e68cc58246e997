const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

function freeFile(folder, name) {
  if (name.includes('..')) return { ok: false, reason: 'not a name' };
  for (let count = 0; ; count++) {
    const file = path.join(folder, `${count}-${name}`);
    if (fs.existsSync(file)) continue;
    return { ok: true, file };
  }
}

// Two uploads of one name at the same time must not get the same file.
app.post('/uploads', (req, res) => {
  const { ok, reason, file } = freeFile('data/uploads', req.body.name);
  if (!ok) return res.status(400).send(reason);
  fs.renameSync(req.body.temporary, file);
  res.sendStatus(201);
});

app.post('/images', (req, res) => {
  const found = [];
  for (const image of req.body.images) found.push({ from: image.temporary, to: freeFile('data/images', image.name) });
  if (found.some(({ to }) => !to.ok)) return res.sendStatus(400);
  for (const { from, to } of found) fs.renameSync(from, to.file);
  res.sendStatus(201);
});

app.post('/sounds', (req, res) => {
  const files = [];
  for (const name of req.body.names) files.push(freeFile('data/sounds', name).file);
  files.forEach((file, index) => fs.writeFileSync(file, req.body.sounds[index]));
  res.sendStatus(201);
});

app.listen(3000);
