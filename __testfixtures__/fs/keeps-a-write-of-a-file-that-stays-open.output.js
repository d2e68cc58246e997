const express = require('express');
const fs = require('fs');
const { writeFileAtomic } = require('./unblock-helpers');

const app = express();
const log = fs.createWriteStream('access.log', { flags: 'a' });
let db;
fs.open('numbers.db', 'r+', (error, number) => {
  db = number;
});

app.get('/ping', (req, res) => {
  log.write('ping\n');
  res.send('pong');
});

// The log goes on at the end of the same file.
app.delete('/log', (req, res) => {
  fs.writeFileSync('access.log', ''); // stays: needs-review
  res.sendStatus(204);
});

app.put('/numbers', (req, res) => {
  fs.writeFileSync('numbers.db', req.body); // stays: needs-review
  res.sendStatus(204);
});

// It is closed again.
app.post('/notes', (req, res) => {
  const note = fs.createWriteStream('note.txt');
  note.end(req.body);
  res.sendStatus(204);
});

app.put('/notes', async (req, res) => {
  await writeFileAtomic('note.txt', req.body);
  res.sendStatus(204);
});

app.listen(3000);
console.log(db);
