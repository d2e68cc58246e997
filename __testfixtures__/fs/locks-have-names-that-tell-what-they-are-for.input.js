const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.post('/chats/:name', (req, res) => {
  const file = path.join('chats', `${req.params.name} - ${req.body.day}d ${req.body.hour}h.jsonl`);
  const lines = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, `${lines}\n${req.body.text}`);
  res.end();
});

app.post('/covers', (req, res) => {
  const cover = path.join(req.user.folder, req.body.name);
  if (!fs.existsSync(cover)) fs.writeFileSync(cover, req.body.picture);
  res.end();
});

app.listen(3000);
