const express = require('express');
const fs = require('fs');

const app = express();

const notes = {
  readNote: async (name) => fs.promises.readFile(name, 'utf8'),
};
const drafts = {
  readDraft: (name) => fs.readFileSync(name, 'utf8'), // stays: escapes
};

async function show(store, req, res) {
  res.send(await store.readNote(req.params.name));
}

app.get('/notes/:name', show.bind(null, notes));
// Whoever that is has the drafts.
app.get('/drafts/:name', process.env.SHOW.bind(null, drafts));
app.get('/drafts', (req, res) => res.send(drafts.readDraft('all')));

app.listen(3000);
