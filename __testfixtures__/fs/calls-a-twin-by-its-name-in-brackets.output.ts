import fs from 'node:fs';
import express from 'express';

const app = express();

const store = {
  load: (name: string) => fs.readFileSync(name, 'utf8'),
  loadAsync: async (name: string) => fs.promises.readFile(name, 'utf8'),
};

export const sorted = (names: string[]) => names.sort((one, other) => store.load(one).localeCompare(store.load(other)));

app.get('/', async (req, res) => {
  res.json([(await store['loadAsync']('page')).trim(), (await store.loadAsync('title')).trim()]);
});

app.get('/sorted', (req, res) => {
  res.json(sorted(['a', 'b']));
});
