const express = require('express');
const { gzip } = require('zlib');
const { promisify } = require('util');
const { zlibInput } = require('./unblock-helpers');
const gzipAsync = promisify(gzip);

const app = express();
const fixed = Buffer.from('hello');

app.get('/fixed', async (req, res) => {
  res.send(await gzipAsync(zlibInput(fixed)));
});

app.listen(3000);
