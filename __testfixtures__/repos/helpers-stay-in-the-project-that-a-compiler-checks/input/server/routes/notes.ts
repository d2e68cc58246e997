import fs from 'fs';
import { Router } from 'express';
import type { Note } from '../../shared/note';

export const notes = Router();

notes.post('/', (req, res) => {
  const all: Note[] = JSON.parse(fs.readFileSync('notes.json', 'utf8'));
  all.push({ text: String(req.query.text) });
  fs.writeFileSync('notes.json', JSON.stringify(all));
  res.json(all.length);
});
