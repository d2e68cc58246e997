const express = require('express');
const { loadNote, names } = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(loadNote(req.params.name)));
app.get('/', (req, res) => res.json(names()));
app.listen(3000);
