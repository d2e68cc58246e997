const express = require('express');
const fs = require('fs');
const store = require('./store');

const app = express();
app.get('/notes/:id', (req, res) => {
  store.load(req.params.id, (path) => {
    res.send(fs.readFileSync(path)); // found: request GET /notes/:id
  });
});
app.listen(3001);
