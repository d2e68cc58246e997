import * as fs from 'fs';
import express from 'express';

const app = express();

class Notes {
  async find(id: string): Promise<string> {
    return fs.promises.readFile(`notes/${id}`, 'utf8');
  }
  async list() {
    return fs.promises.readdir('notes');
  }
}

// They stand for the result, by way of the class.
type Note = Awaited<ReturnType<Notes['find']>>;
const first: Note[] = [];

// An object in the place of one of the class has the same methods.
const fake: Notes = { find: async (id) => id, list: async () => ['a'] };

const notes: Notes = process.env.FAKE ? fake : new Notes();

app.get('/notes/:id', async (req, res) => {
  const note: Note = await notes.find(req.params.id);
  first.push(note);
  res.json(note.trim());
});

app.get('/notes', async (req, res) => {
  res.json((await notes.list()).sort());
});

app.listen(3000);
