const express = require('express');
const { gzipSync } = require('zlib');

const app = express();
const page = Buffer.alloc(1024);
const fixed = Buffer.from('hello');

app.get('/page', (req, res) => {
  page.write(req.url);
  res.send(gzipSync(page)); // stays: needs-review
});

app.listen(3000);
