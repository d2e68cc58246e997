const express = require('express');
const { age } = require('./age');
const { size } = require('./size');
const { Store } = require('./store');
const { target } = require('./target');

const app = express();
app.get('/age/:name', (req, res) => res.json(age(req.params.name)));
app.get('/size/:name', async (req, res) => res.json(await size(req.params.name)));
app.get('/target/:name', (req, res) => res.json(target(req.params.name)));
app.get('/', (req, res) => res.json(new Store().list()));
app.listen(3000);
