const express = require('express');
const { loadNote, names } = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(loadNote(req.params.name)));
app.get('/', async (req, res) => res.json(await names()));
app.listen(3000);
