const express = require('express');
const { load, names } = require('./store');

const app = express();
app.get('/:name', async (req, res) => res.send(await load(req.params.name)));
app.get('/', async (req, res) => res.json(await names('notes')));
app.listen(3000);
