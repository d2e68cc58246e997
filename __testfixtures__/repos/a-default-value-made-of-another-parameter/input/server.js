const express = require('express');
const { add } = require('./lib/notes');

const app = express();

app.post('/notes/:name', (req, res) => {
  res.json({ count: add('notes', req.body) });
});

app.listen(3000);
