import express from 'express';
import fs from 'fs';
import { promisify } from 'util';
const realpathAsync = promisify(fs.realpath);

interface Item {
  kind: 'file' | 'folder';
  size: number;
}

const app = express();
let items: Item[] = [];
let names: string[] = [];

// On its own, `kind` would be any text.
app.post('/items/:name', (req, res) => {
  items.push({ kind: 'file', size: fs.statSync(req.params.name).size }); // stays: in-compound-assignment
  res.end();
});

app.post('/names/:name', async (req, res) => {
  const value = await realpathAsync(req.params.name);
  names.push(value);
  res.end();
});

app.post('/collect', (req, res) => {
  const all = { items, names };
  items = [];
  names = [];
  res.json(all);
});

app.listen(3000);
