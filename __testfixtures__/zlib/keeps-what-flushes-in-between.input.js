const express = require('express');
const zlib = require('zlib');

const app = express();
const { Z_SYNC_FLUSH } = zlib.constants;

app.get('/pack', (req, res) => {
  res.send(zlib.gzipSync('some text', { flush: Z_SYNC_FLUSH })); // stays: argument-differs
});

app.get('/pack/last', (req, res) => {
  res.send(zlib.gzipSync('some text', { finishFlush: Z_SYNC_FLUSH }));
});

app.listen(3000);
