const express = require('express');
const { load, listAsync } = require('./store');

const app = express();
app.get('/:name', async (req, res) => res.send(await load(req.params.name)));
app.get('/', async (req, res) => res.send(await listAsync()));
app.listen(3000);
