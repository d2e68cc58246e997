const express = require('express');
const fs = require('fs');
const { cachedExists } = require('./unblock-helpers');

const app = express();
app.post('/', async (req, res) => {
  if (!await cachedExists('uploads')) await fs.promises.mkdir('uploads', { recursive: true });
  res.end();
});
app.listen(3000);
