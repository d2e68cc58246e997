import { readFileSync, promises as fsp } from 'node:fs';
import express from 'express';

const app = express();

app.get('/notes', (req, res) => {
  res.json(readFileSync('notes.txt', 'utf8'));
});

app.get('/names', async (req, res) => {
  res.json(await fsp.readdir('names'));
});

app.listen(3000);
