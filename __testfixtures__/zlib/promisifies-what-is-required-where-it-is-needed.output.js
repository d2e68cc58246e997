const express = require('express');
const { pbkdf2 } = require('crypto');
const { promisify } = require('util');
const { gzip } = require('zlib');
const pbkdf2Async = promisify(pbkdf2);
const gzipAsync = promisify(gzip);

const app = express();

app.get('/zip', async (req, res) => {
  res.send(await gzipAsync(String(req.query.text)));
});

if (process.env.KEYS) {
  app.get('/key', async (req, res) => res.send(await pbkdf2Async(req.query.text, 'salt', 1000, 16, 'sha256')));
}

app.listen(3000);
