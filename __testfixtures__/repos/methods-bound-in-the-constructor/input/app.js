const express = require('express');
const NotesController = require('./notes-controller');

const app = express();
const notes = new NotesController('notes');

app.get('/notes/:id', notes.show);
app.get('/notes', (req, res) => notes.list(req, res));
app.listen(3000);
