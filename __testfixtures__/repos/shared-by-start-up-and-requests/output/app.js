const express = require('express');
const { load, loadAsync, names } = require('./store');

const { port } = load('config');

const app = express();
app.get('/notes/:id', async (req, res) => res.json(await loadAsync(req.params.id)));
app.get('/notes', async (req, res) => res.json(await names()));
app.listen(port);
