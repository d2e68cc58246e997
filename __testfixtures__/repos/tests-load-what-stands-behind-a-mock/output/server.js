const express = require('express');
const { load } = require('./store');
const { titleOfAsync } = require('./titles');

const app = express();
app.get('/notes/:id', async (req, res) => res.send(await load(req.params.id)));
app.get('/titles/:id', async (req, res) => res.send(await titleOfAsync(req.params.id)));
app.listen(3000);
