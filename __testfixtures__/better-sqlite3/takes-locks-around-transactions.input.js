const fs = require('fs');
const express = require('express');
const Database = require('better-sqlite3');

const db = new Database('shop.db'); // stays: no-async-form
const app = express();
const stats = { bought: 0 };
const visits = { today: 0 };

app.post('/bonus', (req, res) => {
  const { bought } = stats;
  const text = fs.readFileSync('bonus.txt', 'utf8');
  stats.bought = bought + text.length;
  res.end();
});

// Who waited for the lock between BEGIN and COMMIT would let others into the transaction.
app.post('/store', async (req, res) => {
  const answer = await fetch('http://localhost:4000/rate');
  db.exec('BEGIN'); // stays: no-async-form
  db.prepare('INSERT INTO counts VALUES (?, ?)').run(stats.bought, answer.status); // stays: no-async-form
  stats.bought = 0;
  db.exec('COMMIT'); // stays: no-async-form
  res.end();
});

app.post('/try', async (req, res) => {
  const answer = await fetch('http://localhost:4000/rate');
  res.status(answer.status);
  try {
    db.exec('BEGIN'); // stays: no-async-form
    stats.bought = 0;
    db.exec('COMMIT'); // stays: no-async-form
  } catch (error) {
    db.exec('ROLLBACK'); // stays: no-async-form
  }
  res.end();
});

// Nobody can say where the lock would have to end.
app.post('/visit', (req, res) => {
  const { today } = visits;
  const text = fs.readFileSync('visitors.txt', 'utf8'); // stays: needs-review
  visits.today = today + text.length;
  res.end();
});

app.post('/begin', async (req, res) => {
  const answer = await fetch('http://localhost:4000/rate');
  db.exec('BEGIN'); // stays: no-async-form
  visits.today = 0;
  res.sendStatus(answer.status);
});

app.post('/end', (req, res) => {
  db.exec('COMMIT'); // stays: no-async-form
  res.end();
});

app.listen(3000);
