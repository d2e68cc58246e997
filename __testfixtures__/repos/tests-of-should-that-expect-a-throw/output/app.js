const express = require('express');
const store = require('./store');

const app = express();

app.get('/notes/:name', async (req, res) => {
  res.json(await store.loadAsync(req.params.name));
});

module.exports = app;
