const express = require('express');
const { cachedExists } = require('./unblock-helpers');

const app = express();
app.get('/', async (req, res) => {
  let extra = require('./extra');
  res.json({ extra, ready: await cachedExists('ready') });
});
app.listen(3000);
