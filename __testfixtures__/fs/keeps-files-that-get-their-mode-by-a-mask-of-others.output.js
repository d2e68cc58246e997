const { execSync } = require('child_process');
const express = require('express');
const fs = require('fs');
const { readWhole } = require('./unblock-helpers');

const app = express();

app.post('/secrets', (req, res) => {
  const mask = process.umask(0o077);
  fs.writeFileSync(`secrets/${Number(req.body)}`, 'x'); // stays: process-state
  process.umask(mask);
  res.end();
});

app.post('/notes', (req, res) => {
  fs.writeFileSync(`notes/${Number(req.body)}`, 'x'); // stays: process-state
  res.end();
});

// It makes nothing.
app.get('/notes/:id', async (req, res) => {
  res.send(await readWhole(`notes/${Number(req.params.id)}`, 'utf8'));
});

// All dates of the process are in that zone meanwhile.
app.get('/zones/:zone', (req, res) => {
  const before = process.env.TZ;
  process.env.TZ = req.params.zone;
  const date = execSync('date'); // stays: process-state
  process.env.TZ = before;
  res.send(date);
});

app.listen(3000);
