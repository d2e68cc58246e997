const express = require('express');
const loadNote = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(loadNote(req.params.name)));
app.get('/', (req, res) => res.json(loadNote.list()));
app.listen(3000);
