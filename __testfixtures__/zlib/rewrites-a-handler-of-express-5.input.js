const express = require('express');
const { gzipSync } = require('zlib');

const app = express();

app.get('/archive', (req, res) => {
  res.type('application/gzip').send(gzipSync(req.query.text ?? ''));
});

app.listen(3000);
