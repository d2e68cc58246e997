const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

// Of two requests for one folder, the second is told that it is there.
app.post('/folders/:name', (req, res) => {
  const dir = path.join('files', req.params.name);
  if (fs.existsSync(dir)) return res.status(409).json({ error: 'exists' });
  fs.mkdirSync(dir, { recursive: true });
  res.sendStatus(201);
});

// Nobody is told whether it was there.
app.post('/drafts/:name', (req, res) => {
  const dir = path.join('drafts', req.params.name);
  if (!fs.existsSync(dir)) fs.mkdirSync(dir, { recursive: true });
  res.sendStatus(204);
});

app.put('/spaces/:name', (req, res) => {
  const dir = path.join('spaces', req.params.name);
  let isNew = false;
  if (!fs.existsSync(dir)) {
    fs.mkdirSync(dir, { recursive: true });
    isNew = true;
  }
  res.sendStatus(isNew ? 201 : 200);
});

app.put('/rooms/:name', (req, res) => {
  const dir = path.join('rooms', req.params.name);
  const isNew = !fs.existsSync(dir);
  if (isNew) fs.mkdirSync(dir, { recursive: true });
  res.json({ isNew });
});

function folderOf(name) {
  const dir = path.join('folders', name);
  if (fs.existsSync(dir)) return dir;
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

app.post('/pages/:name', (req, res) => {
  res.send(folderOf(req.params.name));
});

app.delete('/notes/:name', (req, res) => {
  const file = path.join('notes', req.params.name);
  if (!fs.existsSync(file)) return res.sendStatus(404);
  fs.rmSync(file, { force: true });
  res.sendStatus(204);
});

app.listen(3000);
