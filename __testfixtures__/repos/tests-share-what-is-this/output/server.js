const express = require('express');
const { Store } = require('./store');
const { titleOf } = require('./titles');

const store = new Store('notes');
const app = express();
app.get('/notes/:id', async (req, res) => res.send(await store.load(req.params.id)));
app.get('/titles/:id', async (req, res) => res.send(await titleOf(req.params.id)));
app.listen(3000);
