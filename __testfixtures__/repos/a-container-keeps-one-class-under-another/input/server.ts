import 'reflect-metadata';
import express from 'express';
import { Container } from 'typedi';
import { FileNotes } from './file-notes';
import { Notes } from './notes';
import { Sizes } from './sizes';

const files = new FileNotes();
Container.set(Notes, files);
const sizes = Container.get(Sizes);

const app = express();
app.get('/notes/:name', (req, res) => {
  res.send(files.text(req.params.name));
});
app.get('/sizes/:name', (req, res) => {
  res.json(sizes.of(req.params.name));
});
app.listen(3000);
