const express = require('express');
const NotesController = require('./notes-controller');
const settings = require('./settings');

const app = express();
const notes = new NotesController('notes');

app.get('/notes/:id', (req, res) => notes.show(req, res));
app.get('/notes', (req, res) => notes.list(req, res));
app.get('/theme', (req, res) => res.send(settings.theme()));
app.listen(3000);
