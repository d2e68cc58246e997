const express = require('express');
const fs = require('fs');

const app = express();
const scratch = Buffer.alloc(64);

app.get('/echo/:text', (req, res) => {
  const length = scratch.write(req.params.text);
  fs.statSync('a.txt');
  res.send(scratch.toString('utf8', 0, length));
});
