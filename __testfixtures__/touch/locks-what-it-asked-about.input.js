// with touch@^3.1.0
const express = require('express');
const fs = require('fs');
const touch = require('touch');

const app = express();

app.post('/jobs', (req, res) => {
  if (fs.existsSync('data/busy')) return res.status(409).end();
  touch.sync('data/busy');
  return res.end();
});

app.listen(3000);
