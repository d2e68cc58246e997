// Each of the folders that a constant of a function may be counts: it has no name that others know.
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const FOLDERS = JSON.parse(process.env.FOLDERS);

app.use((req, res, next) => {
  req.user = { folders: FOLDERS };
  next();
});

app.get('/chats/:id', (req, res) => {
  const folder = req.query.group ? req.user.folders.groups : path.join(req.user.folders.chats);
  const file = path.join(folder, `${req.params.id}.json`);
  if (!fs.existsSync(file)) return res.sendStatus(404);
  res.send(fs.readFileSync(file, 'utf8'));
});

app.delete('/chats/:id', (req, res) => {
  const file = path.join(req.user.folders.chats, `${req.params.id}.json`);
  if (!fs.existsSync(file)) return res.sendStatus(404);
  fs.rmSync(file);
  res.end();
});

app.listen(3000);
