const express = require('express');
const zlib = require('zlib');
const { promisify } = require('util');
const gzipAsync = promisify(zlib.gzip);

const app = express();
const { Z_SYNC_FLUSH } = zlib.constants;

app.get('/pack', (req, res) => {
  res.send(zlib.gzipSync('some text', { flush: Z_SYNC_FLUSH })); // stays: argument-differs
});

app.get('/pack/last', async (req, res) => {
  res.send(await gzipAsync('some text', { finishFlush: Z_SYNC_FLUSH }));
});

app.listen(3000);
