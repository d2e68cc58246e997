const express = require('express');
const clock = require('./clock');
const names = require('./names');
const store = require('./store');

const app = express();
app.get('/a/:name', (req, res) => res.send(store.load(req.params.name)));
app.get('/b/:name', (req, res) => res.send(names.load(req.params.name)));
app.get('/now', (req, res) => res.send(String(clock.now())));

module.exports = app.listen(3000);
