// The class extends one of Node, which might set the folder: it is known all the same, also by the name of the object.
const { EventEmitter } = require('events');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

class Notes extends EventEmitter {
  constructor() {
    super();
    this.folder = path.join(__dirname, 'notes');
  }

  add(text) {
    const id = fs.readdirSync(this.folder).length;
    fs.writeFileSync(path.join(this.folder, `${id}.txt`), text);
    this.emit('added', id);
  }
}

const notes = new Notes();

app.post('/notes', (req, res) => {
  notes.add(req.body.text);
  res.json({});
});

app.post('/import', (req, res) => {
  const id = fs.readdirSync(notes.folder).length;
  fs.writeFileSync(path.join(notes.folder, `${id}.txt`), req.body.text);
  res.json({});
});

app.listen(3000);
