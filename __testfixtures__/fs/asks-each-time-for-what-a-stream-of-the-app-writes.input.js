// The size is that of what was written, and of no answer from before.
const express = require('express');
const fs = require('fs');
const { pack } = require('./archive');
const app = express();

app.get('/all', (req, res) => {
  const output = fs.createWriteStream('all.zip');
  pack(req.query.names).pipe(output);
  output.on('close', () => {
    const { size } = fs.statSync(output.path);
    res.json({ size });
  });
});

app.get('/other', (req, res) => {
  const { size } = fs.statSync(req.query.path);
  res.json({ size });
});

app.listen(3000);
