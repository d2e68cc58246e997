const express = require('express');
const { load, names } = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(load(req.params.name)));
app.get('/', (req, res) => res.json(names('notes')));
app.listen(3000);
