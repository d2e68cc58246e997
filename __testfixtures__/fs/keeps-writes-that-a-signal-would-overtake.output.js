const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const state = { count: 0, isClean: false };
const notes = [];

function save() {
  fs.writeFileSync('state.json', JSON.stringify(state)); // stays: needs-review
}

app.post('/count', (req, res) => {
  state.count += 1;
  save();
  res.json(state.count);
});

// No signal writes that.
app.post('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    notes.push(req.body);
    await writeFileAtomic('notes.json', JSON.stringify(notes));
    res.end();
  });
});

const server = app.listen(3000);

process.on('SIGTERM', () => {
  state.isClean = true;
  save();
  server.close();
});
