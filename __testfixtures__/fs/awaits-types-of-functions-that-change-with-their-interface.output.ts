import express from 'express';
import { cachedExists } from './unblock-helpers';

const app = express();

type Added = { id: number } | { error: string };

const addNote = async (text: string): Promise<Added> => {
  if (await cachedExists('notes.lock')) return { error: 'locked' };
  return { id: text.length };
};

type Notes = {
  make(text: string): Promise<Awaited<ReturnType<typeof addNote>>>;
  count(): number;
};

const notes: Notes = {
  make: async (text: string) => addNote(text),
  count: () => 1,
};

app.post('/notes', async (req, res) => {
  const added = await notes.make(String(req.query.text));
  if ('error' in added) return res.sendStatus(423);
  res.json(added.id + notes.count());
});

app.listen(3000);
