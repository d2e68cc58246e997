const express = require('express');
const { load, list } = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(load(req.params.name)));
app.get('/', (req, res) => res.send(list()));
app.listen(3000);
