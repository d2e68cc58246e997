import { DatabaseSync } from 'node:sqlite';
import { readFileSync } from 'node:fs';
import express from 'express';

const app = express();
const db = new DatabaseSync('app.db'); // stays: no-async-form

app.get('/rows/:table', (req, res) => {
  const rows = db.prepare(`SELECT * FROM ${req.params.table}`).all(); // stays: no-async-form
  const limit = Number(readFileSync('limit.txt', 'utf8'));
  db.prepare('DELETE FROM seen WHERE count > ?').run(limit); // stays: no-async-form
  res.json(rows);
});

app.listen(3000);
