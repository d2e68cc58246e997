const express = require('express');
const fs = require('fs');
const os = require('os');
const path = require('path');

const app = express();

app.get('/built', async (req, res) => {
  const before = process.cwd();
  process.chdir(req.query.folder);
  await fetch('http://localhost:4000/build');
  process.chdir(before);
  res.end();
});

// Which folder that is depends on who waits.
app.get('/resolved', (req, res) => {
  const limit = fs.readFileSync(path.join(os.tmpdir(), 'limit'), 'utf8');
  const file = path.resolve(req.query.name);
  res.send(limit + fs.readFileSync(file, 'utf8')); // stays: process-state
});

app.listen(3000);
