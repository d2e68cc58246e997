const express = require('express');
const { Store } = require('./store');
const { titleOf } = require('./titles');

const store = new Store('notes');
const app = express();
app.get('/notes/:id', (req, res) => res.send(store.load(req.params.id)));
app.get('/titles/:id', (req, res) => res.send(titleOf(req.params.id)));
app.listen(3000);
