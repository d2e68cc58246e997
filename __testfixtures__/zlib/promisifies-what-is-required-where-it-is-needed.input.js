const express = require('express');

const app = express();

app.get('/zip', (req, res) => {
  const zlib = require('zlib');
  res.send(zlib.gzipSync(String(req.query.text)));
});

if (process.env.KEYS) {
  const crypto = require('crypto');
  app.get('/key', (req, res) => res.send(crypto.pbkdf2Sync(req.query.text, 'salt', 1000, 16, 'sha256')));
}

app.listen(3000);
