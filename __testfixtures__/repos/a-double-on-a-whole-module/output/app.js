const express = require('express');
const clock = require('./clock');
const names = require('./names');
const store = require('./store');

const app = express();
app.get('/a/:name', async (req, res) => res.send(await store.loadAsync(req.params.name)));
app.get('/b/:name', async (req, res) => res.send(await names.load(req.params.name)));
app.get('/now', (req, res) => res.send(String(clock.now())));

module.exports = app.listen(3000);
