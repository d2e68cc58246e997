const express = require('express');
const { load } = require('./notes');
const { report } = require('./reports');
const { Label } = require('./label');

const app = express();
app.get('/notes/:name', (req, res) => res.send(load(req.params.name)));
app.get('/labels/:name', (req, res) => res.json({ label: new Label(req.params.name) }));
app.get('/reports/:name', async (req, res) => res.json(await report(req.params.name)));
app.listen(3000);
