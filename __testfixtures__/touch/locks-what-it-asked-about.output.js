// with touch@^3.1.0
const express = require('express');
const touch = require('touch');
const { pathExists, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/jobs', async (req, res) => {
  return exclusive('data/busy', async () => {
    if (await pathExists('data/busy')) return res.status(409).end();
    await touch('data/busy');
    return res.end();
  });
});

app.listen(3000);
