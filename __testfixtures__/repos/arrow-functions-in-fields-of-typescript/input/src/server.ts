import express from 'express';
import { NotesController } from './controller';
import { NotesInFiles } from './notes';

const notes = new NotesInFiles();
const controller = new NotesController(notes, notes, notes.count);
const app = express();

app.get('/notes', controller.list);
app.get('/notes/:name', controller.show);
app.get('/notes/:name/signed/:secret', controller.sign);
app.get('/about', controller.about);

app.listen(3000);
