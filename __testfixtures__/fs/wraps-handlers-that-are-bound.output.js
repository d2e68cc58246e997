// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const { asyncHandler } = require('./unblock-helpers');
const app = express();
class Notes {
  constructor() { this.folder = 'notes'; }
  async show(req, res) {
    res.send(await fs.promises.readFile(`${this.folder}/${req.params.id}`, 'utf8'));
  }
  async list(req, res) {
    res.json(await fs.promises.readdir(this.folder));
  }
}
const notes = new Notes();
app.get('/notes/:id', asyncHandler(notes.show.bind(notes)));
app.get('/notes', [asyncHandler(notes.list.bind(notes))]);
app.listen(3000);
