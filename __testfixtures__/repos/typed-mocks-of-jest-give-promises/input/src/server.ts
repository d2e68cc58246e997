import express from 'express';
import { Notes } from './notes';
import { FileStore } from './store';

const app = express();
const notes = new Notes(new FileStore());

app.get('/notes/:name', (req, res) => {
  res.send(notes.title(req.params.name));
});

app.listen(3000);
