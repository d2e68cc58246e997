// Unless the environment says otherwise, the folders are the same: there is one lock for both.
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
app.use(express.json());

const DATA = process.env.DATA || 'data';

function fileOf(id) {
  return path.join(DATA, id + '.json');
}

app.post('/visits/:id', (req, res) => {
  const page = JSON.parse(fs.readFileSync(fileOf(req.params.id), 'utf8'));
  page.visits += 1;
  fs.writeFileSync(fileOf(req.params.id), JSON.stringify(page));
  res.json(page);
});

app.post('/names/:id', (req, res) => {
  const file = path.join('data', req.params.id + '.json');
  const page = JSON.parse(fs.readFileSync(file, 'utf8'));
  page.name = req.body.name;
  fs.writeFileSync(file, JSON.stringify(page));
  res.json(page);
});

class Notes {
  constructor() {
    this.folder = process.env.NOTES || 'notes';
  }
}

const notes = new Notes();

app.post('/notes/:id', (req, res) => {
  const file = path.join(notes.folder, req.params.id + '.json');
  const note = JSON.parse(fs.readFileSync(file, 'utf8'));
  note.texts.push(req.body.text);
  fs.writeFileSync(file, JSON.stringify(note));
  res.json(note);
});

app.delete('/notes/:id/last', (req, res) => {
  const file = `notes/${req.params.id}.json`;
  const note = JSON.parse(fs.readFileSync(file, 'utf8'));
  note.texts.pop();
  fs.writeFileSync(file, JSON.stringify(note));
  res.json(note);
});

app.listen(3000);
