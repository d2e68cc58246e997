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

app.delete('/notes/:name', (req, res) => {
  const file = path.join('notes', req.params.name);
  if (!fs.existsSync(file)) return res.sendStatus(404);
  fs.rmSync(file, { force: true });
  res.sendStatus(204);
});

app.listen(3000);
