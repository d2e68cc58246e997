const express = require('express');
const fs = require('fs');
const { Notes } = require('./notes');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

class Drafts {
  readDraft(name) {
    return fs.readFileSync(name, 'utf8');
  }

  async readDraftAsync(name) {
    return fs.promises.readFile(name, 'utf8');
  }
}

new Notes(app);
const drafts = new Drafts();
app.set('drafts', drafts);
app.get('/drafts/:name/text', asyncHandler(async (req, res) => {
  res.send(await drafts.readDraftAsync(req.params.name));
}));

app.use((req, res, next) => {
  res.render('index', { req });
});

app.get('/notes/:name', asyncHandler(async (req, res) => {
  res.send(await req.app.get('notes').readNote(req.params.name));
}));

app.get('/titles/:name', asyncHandler(async (req, res) => {
  const notes = app.get('notes');
  res.send(await notes.titleOf(req.params.name));
}));

// Nobody can tell whose drafts they are.
app.get('/drafts/:name', (req, res) => {
  const kept = req.app.get(req.query.where);
  res.send(kept.readDraft(req.params.name));
});

app.listen(3000);
