const express = require('express');
const { gzip } = require('zlib');
const { promisify } = require('util');
const gzipAsync = promisify(gzip);

const app = express();

app.get('/archive', async (req, res) => {
  res.type('application/gzip').send(await gzipAsync(req.query.text ?? ''));
});

app.listen(3000);
