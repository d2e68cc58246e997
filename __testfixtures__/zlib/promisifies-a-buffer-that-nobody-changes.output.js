const express = require('express');
const { gzip } = require('zlib');
const { promisify } = require('util');
const gzipAsync = promisify(gzip);

const app = express();
const fixed = Buffer.from('hello');

app.get('/fixed', async (req, res) => {
  res.send(await gzipAsync(fixed));
});

app.listen(3000);
