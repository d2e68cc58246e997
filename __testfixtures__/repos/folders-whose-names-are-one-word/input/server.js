const express = require('express');
const fs = require('fs');
const path = require('path');
const store = require('./store');

const app = express();

app.post('/visit/:id', (req, res) => {
  const note = store.get(req.params.id);
  note.visits += 1;
  store.put(req.params.id, note);
  res.json(note);
});

app.post('/like/:id', (req, res) => {
  const file = path.join('notes', `${req.params.id}.json`);
  const note = JSON.parse(fs.readFileSync(file, 'utf8'));
  note.likes += 1;
  fs.writeFileSync(file, JSON.stringify(note));
  res.json(note);
});

app.listen(3000);
