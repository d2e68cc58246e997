const express = require('express');
const { globSync } = require('glob');
const { rimraf } = require('rimraf');

const app = express();

app.get('/pages', (req, res) => {
  res.json(globSync('pages/*.html')); // stays: needs-review
});

app.delete('/pages', async (req, res) => {
  await rimraf('pages');
  res.sendStatus(204);
});

app.listen(3001);
