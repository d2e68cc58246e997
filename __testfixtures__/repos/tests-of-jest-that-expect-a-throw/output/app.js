const express = require('express');
const { load, namesAsync } = require('./store');

const app = express();
app.get('/:name', async (req, res) => res.send(await load(req.params.name)));
app.get('/', async (req, res) => res.json(await namesAsync('notes')));
app.listen(3000);
