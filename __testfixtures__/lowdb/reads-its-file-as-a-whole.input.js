// The database writes its file at once, and who reads the file must not see half of it.
const express = require('express');
const fs = require('fs');
const low = require('lowdb');
const FileSync = require('lowdb/adapters/FileSync');

const app = express();
const adapter = new FileSync('db.json');
const db = low(adapter); // stays: no-async-form

app.post('/notes', (req, res) => {
  db.get('notes').push(req.body).write(); // stays: no-async-form
  res.json({});
});

app.get('/export', (req, res) => {
  res.send(fs.readFileSync('db.json', 'utf8'));
});

app.post('/import', (req, res) => {
  const all = JSON.parse(fs.readFileSync('db.json', 'utf8'));
  all.notes.push(...req.body);
  fs.writeFileSync('db.json', JSON.stringify(all));
  res.json({});
});

app.listen(3000);
