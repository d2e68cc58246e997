const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

// The lock would be held while what was asked before is waited for.
app.get('/notes', async (req, res) => {
  if (!fs.existsSync('notes.json')) return res.json([]); // stays: needs-review
  let more = db.more();
  if (req.query.all) more = db.all();
  const notes = [...JSON.parse(fs.readFileSync('notes.json', 'utf8')), await more]; // stays: needs-review
  res.json(notes);
});

app.post('/notes', (req, res) => {
  const notes = JSON.parse(fs.readFileSync('notes.json', 'utf8'));
  fs.writeFileSync('notes.json', JSON.stringify([...notes, req.query.note]));
  res.end();
});

app.delete('/notes', (req, res) => {
  fs.unlinkSync('notes.json');
  res.end();
});

app.listen(3000);
