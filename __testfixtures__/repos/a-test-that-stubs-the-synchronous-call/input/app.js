const express = require('express');
const { load, list } = require('./store');
const { size } = require('./size');

const app = express();
app.get('/:name', (req, res) => res.send(load(req.params.name)));
app.get('/', (req, res) => res.json(list()));
app.get('/size/:name', (req, res) => res.json(size(req.params.name)));
app.listen(3000);
