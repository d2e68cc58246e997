const express = require('express');
const fs = require('fs');
const { pathExists } = require('./unblock-helpers');

const app = express();
app.post('/', async (req, res) => {
  if (!(await pathExists('uploads'))) await fs.promises.mkdir('uploads', { recursive: true });
  res.end();
});
app.listen(3000);
