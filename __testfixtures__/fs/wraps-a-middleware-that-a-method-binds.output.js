// with express@^4.18.0
const fs = require('fs');
const express = require('express');
const custom = require('some-handler');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

class Notes {
  constructor(folder) {
    this.folder = folder;
  }

  async show(req, res) {
    res.send(await fs.promises.readFile(`${this.folder}/${req.params.name}.txt`, 'utf8'));
  }

  middleware() {
    return this.show.bind(this);
  }
}

class Drafts {
  show(req, res) {
    res.send(fs.readFileSync(`drafts/${req.params.name}.txt`, 'utf8')); // stays: handler-not-wrappable
  }

  // It may be another one, of which nothing is known.
  middleware() {
    return (custom.show || this.show).bind(this);
  }
}

const notes = new Notes('notes');
app.get('/notes/:name', asyncHandler(notes.middleware()));
app.get('/drafts/:name', new Drafts().middleware());

app.listen(3000);
