import express from 'express';
import fs from 'fs';

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

app.post('/names/:name', (req, res) => {
  names.push(fs.realpathSync(req.params.name));
  res.end();
});

app.post('/collect', (req, res) => {
  const all = { items, names };
  items = [];
  names = [];
  res.json(all);
});

app.listen(3000);
