const express = require('express');
const fs = require('fs');
const path = require('path');
const { sharedRead, mapInOrder } = require('./unblock-helpers');

const FOLDER = path.join(__dirname, 'notes');
const INDEX = path.join(__dirname, 'index.json');

class Note {
  constructor(name) {
    this.file = path.join(FOLDER, name);
  }

  static async list() {
    return (await fs.promises.readdir(FOLDER)).map((name) => new Note(name));
  }

  static async listed() {
    const notes = JSON.parse(await sharedRead(INDEX, 'utf8')).map((row) => Object.assign(new Note(row.name), row));
    notes.sort((one, other) => one.rank - other.rank);
    return notes;
  }

  static async folded() {
    return (await fs.promises.readdir(FOLDER)).reduce((notes, name) => [...notes, new Note(name)], []);
  }

  async text() {
    return fs.promises.readFile(this.file, 'utf8');
  }
}

const app = express();

app.param('id', (req, res, next, id) => {
  req.note = new Note(id);
  next();
});

app.get('/notes/:id', async (req, res) => res.send(await req.note.text()));
app.get('/notes', async (req, res) => res.json(await mapInOrder(await Note.list(), async (note) => note.text())));
app.get('/listed', async (req, res) => res.json(await mapInOrder(await Note.listed(), async (note) => note.text())));
app.get('/folded', async (req, res) => res.json(await mapInOrder(await Note.folded(), async (note) => note.text())));

app.listen(3000);
