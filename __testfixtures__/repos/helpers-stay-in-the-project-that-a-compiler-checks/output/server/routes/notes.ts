import fs from 'fs';
import { Router } from 'express';
import type { Note } from '../../shared/note';
import { writeFileAtomic, exclusive } from '../unblock-helpers';

export const notes = Router();

notes.post('/', async (req, res) => {
  return exclusive('notes.json', async () => {
    const all: Note[] = JSON.parse(await fs.promises.readFile('notes.json', 'utf8'));
    all.push({ text: String(req.query.text) });
    await writeFileAtomic('notes.json', JSON.stringify(all));
    res.json(all.length);
  });
});
