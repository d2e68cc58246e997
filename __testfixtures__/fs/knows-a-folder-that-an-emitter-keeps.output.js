// The class extends one of Node, which might set the folder: it is known all the same, also by the name of the object.
const { EventEmitter } = require('events');
const express = require('express');
const path = require('path');
const { readFolder, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

class Notes extends EventEmitter {
  constructor() {
    super();
    this.folder = path.join(__dirname, 'notes');
  }

  async add(text) {
    return exclusive('notes/*', async () => {
      const id = (await readFolder(this.folder)).length;
      await writeFileAtomic(path.join(this.folder, `${id}.txt`), text);
      this.emit('added', id);
    });
  }
}

const notes = new Notes();

app.post('/notes', async (req, res) => {
  return exclusive('notes/*', async () => {
    await notes.add(req.body.text);
    res.json({});
  });
});

app.post('/import', async (req, res) => {
  return exclusive('notes/*', async () => {
    const id = (await readFolder(notes.folder)).length;
    await writeFileAtomic(path.join(notes.folder, `${id}.txt`), req.body.text);
    res.json({});
  });
});

app.listen(3000);
