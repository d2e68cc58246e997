import { DatabaseSync } from 'node:sqlite';
import { readFile } from 'node:fs/promises';
import express from 'express';
import { exclusive } from './unblock-helpers.mjs';

const app = express();
const db = new DatabaseSync('app.db'); // stays: no-async-form

app.get('/rows/:table', async (req, res) => {
  return exclusive('seen', async () => {
    const rows = db.prepare(`SELECT * FROM ${req.params.table}`).all(); // stays: no-async-form
    const limit = Number(await readFile('limit.txt', 'utf8'));
    db.prepare('DELETE FROM seen WHERE count > ?').run(limit); // stays: no-async-form
    res.json(rows);
  });
});

app.listen(3000);
