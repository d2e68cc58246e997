const express = require('express');
const fs = require('fs');

class Notes {
  constructor() {
    this.opened = Date.now();
  }

  tag(name, value) {
    this[name] = value;
  }

  async read(id) {
    return fs.promises.readFile(`notes/${id}.txt`, 'utf8');
  }
}

const app = express();
const notes = new Notes();
notes.tag('owner', 'nobody');

app.get('/notes/:id', async (req, res) => {
  res.send(await notes.read(req.params.id));
});

app.listen(3000);
