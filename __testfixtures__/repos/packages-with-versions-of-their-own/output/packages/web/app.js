const express = require('express');
const { globSync } = require('glob');
const { rimraf } = require('rimraf');
const { exclusive } = require('./unblock-helpers');

const app = express();

app.get('/pages', (req, res) => {
  res.json(globSync('pages/*.html')); // stays: needs-review
});

app.delete('/pages', async (req, res) => {
  return exclusive('pages', async () => {
    await rimraf('pages');
    res.sendStatus(204);
  });
});

app.listen(3001);
