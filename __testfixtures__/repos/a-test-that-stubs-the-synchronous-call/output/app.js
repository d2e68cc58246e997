const express = require('express');
const { load, list } = require('./store');
const { size } = require('./size');

const app = express();
app.get('/:name', (req, res) => res.send(load(req.params.name)));
app.get('/', async (req, res) => res.json(await list()));
app.get('/size/:name', async (req, res) => res.json(await size(req.params.name)));
app.listen(3000);
