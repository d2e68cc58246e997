const express = require('express');
const store = require('./store');

const app = express();

app.get('/notes/:name', (req, res) => {
  res.json(store.load(req.params.name));
});

module.exports = app;
