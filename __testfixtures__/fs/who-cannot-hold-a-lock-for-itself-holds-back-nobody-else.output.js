const express = require('express');
const fs = require('fs');
const db = require('./db');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

// The lock would be held while what was asked before is waited for.
app.get('/notes', async (req, res) => {
  if (!fs.existsSync('notes.json')) return res.json([]); // stays: needs-review
  let more = db.more();
  if (req.query.all) more = db.all();
  const notes = [...JSON.parse(fs.readFileSync('notes.json', 'utf8')), await more]; // stays: needs-review
  res.json(notes);
});

app.post('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    const notes = JSON.parse(await fs.promises.readFile('notes.json', 'utf8'));
    await writeFileAtomic('notes.json', JSON.stringify([...notes, req.query.note]));
    res.end();
  });
});

app.delete('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    await fs.promises.unlink('notes.json');
    res.end();
  });
});

app.listen(3000);
