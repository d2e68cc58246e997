import { existsSync, readFileSync } from 'fs';
import express from 'express';
import type { Note } from './types.d.ts';
import { upper } from './lib/text';

const app = express();

app.get('/notes/:id', (req, res) => {
  const file = `notes/${req.params.id}`;
  if (!existsSync(file)) return void res.sendStatus(404);
  const note: Note = { text: upper(readFileSync(file, 'utf8')) };
  res.json(note);
});

app.listen(3000);
