const express = require('express');
const { promisify } = require('util');

const app = express();

app.get('/page', async (req, res) => {
  res.send(await require('fs').promises.readFile('page.html'));
});

const zlib = require('zlib');
const gzipAsync = promisify(zlib.gzip);

app.get('/zip', async (req, res) => {
  res.send(await gzipAsync(String(req.query.text)));
});

app.listen(3000);
