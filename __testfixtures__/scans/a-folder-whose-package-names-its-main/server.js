const express = require('express');
const store = require('./store');

const app = express();
app.get('/store', (req, res) => res.send(store.load()));
app.get('/size', (req, res) => res.json(store.size()));
app.listen(3000);
