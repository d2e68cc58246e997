const express = require('express');
const { gzip } = require('zlib');
const { promisify } = require('util');
const { zlibInput } = require('./unblock-helpers');
const gzipAsync = promisify(gzip);

const app = express();

app.get('/archive', async (req, res) => {
  res.type('application/gzip').send(await gzipAsync(zlibInput(req.query.text ?? '')));
});

app.listen(3000);
