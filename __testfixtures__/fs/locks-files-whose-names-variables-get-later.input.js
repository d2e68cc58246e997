const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

function append(file, text) {
  file = path.join('notes', file);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8') + text);
}

async function find(name) {
  return path.join('notes', name);
}

app.post('/notes', (req, res) => {
  append(req.body.name, req.body.text);
  res.sendStatus(204);
});

app.put('/notes', (req, res) => {
  let { file } = req.query;
  file = path.join('notes', file);
  if (fs.existsSync(file)) fs.writeFileSync(file, fs.readFileSync(file, 'utf8').trim());
  res.sendStatus(204);
});

app.patch('/notes', (req, res) => {
  find(req.query.name).then((file) => {
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').toUpperCase());
    res.sendStatus(204);
  });
});

app.delete('/notes', (req, res) => {
  const { names } = req.body;
  for (let at = 0; at < names.length; at++) names[at] = path.join('notes', names[at]);
  for (const file of names) if (fs.existsSync(file)) fs.rmSync(file);
  res.sendStatus(204);
});

app.listen(3000);
