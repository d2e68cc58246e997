const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const express = require('express');
const app = express();

app.get('/reports/:id/download', (req, res) => {
  const file = path.join('reports', `${req.params.id}.json`);
  const zipped = file + '.gz';
  execFileSync('gzip', ['-kfn', file]);
  const data = fs.readFileSync(zipped);
  fs.unlinkSync(zipped);
  res.set('Content-Type', 'application/gzip').send(data);
});

// The program adds .txt.
app.get('/scans/:id', (req, res) => {
  const base = path.join('texts', req.params.id);
  execFileSync('tesseract', [path.join('scans', req.params.id), base]);
  const text = fs.readFileSync(`${base}.txt`, 'utf8');
  fs.unlinkSync(`${base}.txt`);
  res.send(text);
});

app.listen(3000);
