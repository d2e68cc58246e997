const express = require('express');

const app = express();

app.get('/page', (req, res) => {
  res.send(require('fs').readFileSync('page.html'));
});

const zlib = require('zlib');

app.get('/zip', (req, res) => {
  res.send(zlib.gzipSync(String(req.query.text)));
});

app.listen(3000);
