import express from 'express';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const app = express();
const file = new URL('./data/state.json', import.meta.url);

app.post('/state', (req, res) => {
  const state = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...state, count: state.count + 1 }));
  res.end();
});

app.put('/state', (req, res) => {
  fs.writeFileSync(fileURLToPath(new URL('data/state.json', import.meta.url)), '{"count":1}');
  res.end();
});

app.delete('/state', (req, res) => {
  fs.writeFileSync('data/state.json', '{"count":0}');
  res.end();
});
