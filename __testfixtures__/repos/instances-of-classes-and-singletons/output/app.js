const express = require('express');
const NotesController = require('./notes-controller');
const settings = require('./settings');

const app = express();
const notes = new NotesController('notes');

app.get('/notes/:id', async (req, res) => notes.show(req, res));
app.get('/notes', async (req, res) => notes.list(req, res));
app.get('/theme', async (req, res) => res.send(await settings.theme()));
app.listen(3000);
