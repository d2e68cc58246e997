const fs = require('fs');
const express = require('express');
const Database = require('better-sqlite3');

const app = express();
const db = new Database('app.db'); // stays: no-async-form
const begin = db.prepare('BEGIN IMMEDIATE');
const commit = db.prepare('COMMIT');

app.post('/written', (req, res) => {
  db.exec('BEGIN'); // stays: no-async-form
  const text = fs.readFileSync('note.txt', 'utf8'); // stays: in-transaction
  db.prepare('INSERT INTO notes VALUES (?)').run(text); // stays: no-async-form
  db.exec('COMMIT'); // stays: no-async-form
  res.end();
});

app.post('/prepared', (req, res) => {
  begin.run(); // stays: no-async-form
  try {
    fs.readFileSync('note.txt'); // stays: in-transaction
    commit.run(); // stays: no-async-form
  } catch {
    db.exec('ROLLBACK'); // stays: no-async-form
  }
  res.end();
});

app.post('/ended-early', (req, res) => {
  db.exec('begin transaction'); // stays: no-async-form
  if (!req.query.id) {
    db.exec('rollback'); // stays: no-async-form
    return res.sendStatus(400);
  }
  fs.writeFileSync('last.txt', req.query.id); // stays: in-transaction
  db.exec('end'); // stays: no-async-form
  res.end();
});

function open() {
  db.exec('SAVEPOINT before'); // stays: no-async-form
}

function close() {
  db.exec('RELEASE before'); // stays: no-async-form
}

app.post('/in-functions', (req, res) => {
  open();
  ['a.txt', 'b.txt'].forEach((file) => fs.unlinkSync(file)); // stays: in-transaction
  close();
  res.end();
});

const save = db.transaction((file) => {
  const text = fs.readFileSync(file, 'utf8'); // stays: in-transaction
  db.prepare('INSERT INTO notes VALUES (?)').run(text); // stays: no-async-form
});

app.post('/made', (req, res) => {
  save(req.query.file); // stays: no-async-form
  save.immediate('other.txt'); // stays: no-async-form
  db.transaction(() => fs.rmSync('old.txt'))(); // stays: in-transaction stays: no-async-form
  res.end();
});

app.listen(3000);
