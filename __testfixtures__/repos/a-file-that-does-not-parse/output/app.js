const express = require('express');
const loadNote = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(loadNote(req.params.name)));
app.get('/', async (req, res) => res.json(await loadNote.list()));
app.listen(3000);
