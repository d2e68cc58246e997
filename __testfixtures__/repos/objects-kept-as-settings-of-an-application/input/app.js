const express = require('express');
const fs = require('fs');
const { Notes } = require('./notes');

const app = express();

class Drafts {
  readDraft(name) {
    return fs.readFileSync(name, 'utf8');
  }
}

new Notes(app);
const drafts = new Drafts();
app.set('drafts', drafts);
app.get('/drafts/:name/text', (req, res) => {
  res.send(drafts.readDraft(req.params.name));
});

app.use((req, res, next) => {
  res.render('index', { req });
});

app.get('/notes/:name', (req, res) => {
  res.send(req.app.get('notes').readNote(req.params.name));
});

app.get('/titles/:name', (req, res) => {
  const notes = app.get('notes');
  res.send(notes.titleOf(req.params.name));
});

// Nobody can tell whose drafts they are.
app.get('/drafts/:name', (req, res) => {
  const kept = req.app.get(req.query.where);
  res.send(kept.readDraft(req.params.name));
});

app.listen(3000);
