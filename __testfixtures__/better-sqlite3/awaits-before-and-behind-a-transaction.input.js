const fs = require('fs');
const express = require('express');
const Database = require('better-sqlite3');

const app = express();
const db = new Database('app.db'); // stays: no-async-form

app.post('/notes', (req, res) => {
  const text = fs.readFileSync('note.txt', 'utf8');
  db.exec('BEGIN'); // stays: no-async-form
  try {
    db.prepare('INSERT INTO notes VALUES (?)').run(text); // stays: no-async-form
    if (!req.query.id) {
      db.exec('ROLLBACK'); // stays: no-async-form
      return res.sendStatus(400);
    }
    db.exec('COMMIT'); // stays: no-async-form
    fs.unlinkSync('note.txt');
  } catch (error) {
    db.exec('ROLLBACK'); // stays: no-async-form
    throw error;
  }
  res.end();
});

// Two transactions, and a wait between them.
app.post('/twice', (req, res) => {
  db.exec('BEGIN; DELETE FROM notes; COMMIT'); // stays: no-async-form
  fs.writeFileSync('cleared.txt', String(Date.now()));
  db.exec('BEGIN'); // stays: no-async-form
  db.exec('COMMIT'); // stays: no-async-form
  res.end();
});

app.listen(3000);
