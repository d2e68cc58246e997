import express from 'express';
import fs from 'fs';

const app = express();

type Added = { id: number } | { error: string };

const addNote = (text: string): Added => {
  if (fs.existsSync('notes.lock')) return { error: 'locked' };
  return { id: text.length };
};

type Notes = {
  make(text: string): ReturnType<typeof addNote>;
  count(): number;
};

const notes: Notes = {
  make: (text: string) => addNote(text),
  count: () => 1,
};

app.post('/notes', (req, res) => {
  const added = notes.make(String(req.query.text));
  if ('error' in added) return res.sendStatus(423);
  res.json(added.id + notes.count());
});

app.listen(3000);
