// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const app = express();
class Notes {
  constructor() { this.folder = 'notes'; }
  show(req, res) {
    res.send(fs.readFileSync(`${this.folder}/${req.params.id}`, 'utf8'));
  }
  list(req, res) {
    res.json(fs.readdirSync(this.folder));
  }
}
const notes = new Notes();
app.get('/notes/:id', notes.show.bind(notes));
app.get('/notes', [notes.list.bind(notes)]);
app.listen(3000);
