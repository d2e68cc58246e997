import express from 'express';
import { Disk, Memory } from './disk';
import type { Counting, Store } from './store';

const app = express();
const pages = process.env.MEMORY ? new Memory() : new Disk();
const store: Store = pages;
const counting: Counting = pages;

// Sorting cannot wait, so the functions stay, beside others that can.
export const sorted = (names: string[]): string[] =>
  names.sort((one, other) => store.load(one).localeCompare(store.load(other)) || counting.size(one) - counting.size(other));

app.get('/pages', (req, res) => {
  res.json(sorted(['a', 'b']));
});

app.get('/pages/:name', (req, res) => {
  const text = store.find(req.params.name);
  res.send(text?.trim() ?? store.load('missing').trim());
});

app.get('/sizes/:name', (req, res) => {
  res.json(counting.size(req.params.name).toFixed());
});

app.listen(3000);
