const Database = require('better-sqlite3');
const express = require('express');

const db = new Database('app.db'); // stays: no-async-form
const one = db.prepare('SELECT * FROM users WHERE id = ?');
const see = db.transaction((id) => db.prepare('UPDATE users SET seen = 1 WHERE id = ?').run(id)); // stays: no-async-form
const clear = db.transaction(() => db.exec('DELETE FROM seen')); // stays: no-async-form
const app = express();

app.get('/users/:id', (req, res) => {
  db.pragma('journal_mode'); // stays: no-async-form
  db.exec('ANALYZE'); // stays: no-async-form
  const names = db.prepare('SELECT name FROM users').pluck().all(); // stays: no-async-form
  for (const row of db.prepare('SELECT 1').iterate()) names.push(row); // stays: no-async-form
  db.prepare('UPDATE users SET seen = 1').run(); // stays: no-async-form
  see(req.params.id); // stays: no-async-form
  clear.immediate(); // stays: no-async-form
  res.json([one.get(req.params.id), names]); // stays: no-async-form
});

app.listen(3000);
