const express = require('express');
const { gzipSync } = require('zlib');

const app = express();
const fixed = Buffer.from('hello');

app.get('/fixed', (req, res) => {
  res.send(gzipSync(fixed));
});

app.listen(3000);
