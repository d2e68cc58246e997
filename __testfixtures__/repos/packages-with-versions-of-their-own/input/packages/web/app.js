const express = require('express');
const { globSync } = require('glob');
const { rimrafSync } = require('rimraf');

const app = express();

app.get('/pages', (req, res) => {
  res.json(globSync('pages/*.html')); // stays: needs-review
});

app.delete('/pages', (req, res) => {
  rimrafSync('pages');
  res.sendStatus(204);
});

app.listen(3001);
