const express = require('express');
const { mkdirSync, statSync } = require('fs');
const { read } = require('../other/read');
const app = express();

app.get('/', (req, res) => {
  mkdirSync('cache');
  res.json({ size: statSync('cache').size, read: read() });
});

app.listen(3000);
