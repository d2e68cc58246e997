import { readFile } from 'fs/promises';
import express from 'express';
import type { Note } from './types.d.ts';
import { upper } from './lib/text';
import { cachedExists } from './unblock-helpers';

const app = express();

app.get('/notes/:id', async (req, res) => {
  const file = `notes/${req.params.id}`;
  if (!(await cachedExists(file))) return void res.sendStatus(404);
  const note: Note = { text: upper(await readFile(file, 'utf8')) };
  res.json(note);
});

app.listen(3000);
