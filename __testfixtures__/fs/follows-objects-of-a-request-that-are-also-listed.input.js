const express = require('express');
const fs = require('fs');
const path = require('path');

const FOLDER = path.join(__dirname, 'notes');
const INDEX = path.join(__dirname, 'index.json');

class Note {
  constructor(name) {
    this.file = path.join(FOLDER, name);
  }

  static list() {
    return fs.readdirSync(FOLDER).map((name) => new Note(name));
  }

  static listed() {
    const notes = JSON.parse(fs.readFileSync(INDEX, 'utf8')).map((row) => Object.assign(new Note(row.name), row));
    notes.sort((one, other) => one.rank - other.rank);
    return notes;
  }

  static folded() {
    return fs.readdirSync(FOLDER).reduce((notes, name) => [...notes, new Note(name)], []);
  }

  text() {
    return fs.readFileSync(this.file, 'utf8');
  }
}

const app = express();

app.param('id', (req, res, next, id) => {
  req.note = new Note(id);
  next();
});

app.get('/notes/:id', (req, res) => res.send(req.note.text()));
app.get('/notes', (req, res) => res.json(Note.list().map((note) => note.text())));
app.get('/listed', (req, res) => res.json(Note.listed().map((note) => note.text())));
app.get('/folded', (req, res) => res.json(Note.folded().map((note) => note.text())));

app.listen(3000);
