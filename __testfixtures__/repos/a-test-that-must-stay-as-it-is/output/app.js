const express = require('express');
const store = require('./store');

const app = express();
app.get('/:name', async (req, res) => res.send(await store.loadAsync(req.params.name)));
app.get('/', async (req, res) => res.json(await store.names()));
app.get('/:name/size', (req, res) => res.json(store.size(req.params.name)));
app.listen(3000);
