import { promises as fsp } from 'node:fs';
import express from 'express';

const app = express();

app.get('/notes', async (req, res) => {
  res.json(await fsp.readFile('notes.txt', 'utf8'));
});

app.get('/names', async (req, res) => {
  res.json(await fsp.readdir('names'));
});

app.listen(3000);
