import fs from 'node:fs';
import express from 'express';

const app = express();

const store = {
  load: (name: string) => fs.readFileSync(name, 'utf8'),
};

export const sorted = (names: string[]) => names.sort((one, other) => store.load(one).localeCompare(store.load(other)));

app.get('/', (req, res) => {
  res.json([store['load']('page').trim(), store.load('title').trim()]);
});

app.get('/sorted', (req, res) => {
  res.json(sorted(['a', 'b']));
});
