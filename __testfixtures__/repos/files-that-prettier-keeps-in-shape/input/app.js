const express = require('express');
const fs = require('fs');
const { long } = require('./untidy');

const app = express();

app.get('/notes/:id/title', (req, res) => {
  res.json({ title: JSON.parse(fs.readFileSync(req.params.id)).title });
});

app.get('/long', (req, res) => res.send(long()));

app.listen(3000);
