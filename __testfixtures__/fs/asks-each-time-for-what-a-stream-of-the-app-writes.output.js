// The size is that of what was written, and of no answer from before.
const express = require('express');
const fs = require('fs');
const { pack } = require('./archive');
const { freshStat, cachedStat } = require('./unblock-helpers');
const app = express();

app.get('/all', (req, res) => {
  const output = fs.createWriteStream('all.zip');
  pack(req.query.names).pipe(output);
  output.on('close', async () => {
    const { size } = await freshStat(output.path);
    res.json({ size });
  });
});

app.get('/other', async (req, res) => {
  const { size } = await cachedStat(req.query.path);
  res.json({ size });
});

app.listen(3000);
