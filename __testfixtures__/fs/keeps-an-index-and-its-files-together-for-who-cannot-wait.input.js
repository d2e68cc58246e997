const express = require('express');
const Handlebars = require('handlebars');
const fs = require('fs');

const fileOf = (id) => `notes/${id}.txt`;
const index = new Map();

const app = express();

app.post('/notes/:id', (req, res) => {
  fs.writeFileSync(fileOf(req.params.id), req.query.text); // stays: needs-review
  index.set(req.params.id, Date.now());
  res.end();
});

app.delete('/notes/:id', (req, res) => {
  fs.unlinkSync(fileOf(req.params.id)); // stays: needs-review
  index.delete(req.params.id);
  res.end();
});

// A template would look for a file that is gone, because it is still in the index.
Handlebars.registerHelper('notes', () =>
  [...index.keys()].map((id) => fs.readFileSync(fileOf(id), 'utf8')), // stays: framework-sync
);

const drafts = new Map();
const draftOf = (id) => `drafts/${id}.txt`;

app.post('/drafts/:id', (req, res) => {
  fs.writeFileSync(draftOf(req.params.id), req.query.text);
  drafts.set(req.params.id, Date.now());
  res.end();
});

app.delete('/drafts/:id', (req, res) => {
  fs.unlinkSync(draftOf(req.params.id));
  drafts.delete(req.params.id);
  res.end();
});

// This one waits for its turn.
app.get('/drafts', (req, res) => res.json([...drafts.keys()].map((id) => fs.readFileSync(draftOf(id), 'utf8'))));

app.listen(3000);
