const express = require('express');
const store = require('./store');

const app = express();
app.get('/:name', (req, res) => res.send(store.load(req.params.name)));
app.get('/', (req, res) => res.json(store.names()));
app.get('/:name/size', (req, res) => res.json(store.size(req.params.name)));
app.listen(3000);
