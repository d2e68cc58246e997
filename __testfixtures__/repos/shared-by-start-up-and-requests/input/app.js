const express = require('express');
const { load, names } = require('./store');

const { port } = load('config');

const app = express();
app.get('/notes/:id', (req, res) => res.json(load(req.params.id)));
app.get('/notes', (req, res) => res.json(names()));
app.listen(port);
