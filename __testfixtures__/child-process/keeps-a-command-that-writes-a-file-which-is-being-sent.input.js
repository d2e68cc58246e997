const { execFileSync, execSync } = require('child_process');
const crypto = require('crypto');
const express = require('express');
const fs = require('fs');
const os = require('os');
const path = require('path');

const app = express();

app.get('/export', (req, res) => {
  const file = path.join(__dirname, 'exports', 'all.tar');
  execSync(`tar cf ${file} notes`); // stays: needs-review
  res.download(file);
});

app.get('/years/:year', (req, res) => {
  const file = path.join('years', `${req.params.year}.zip`);
  execFileSync('zip', ['-r', file, path.join('letters', req.params.year)]); // stays: needs-review
  fs.createReadStream(file).pipe(res);
});

app.get('/folders/:name', (req, res) => {
  const file = path.join(os.tmpdir(), `${req.params.name}.tar`);
  execSync(`tar cf ${file} .`, { cwd: path.join(__dirname, 'folders', req.params.name) }); // stays: needs-review
  res.download(file);
});

app.get('/own', (req, res) => {
  const file = path.join(__dirname, 'own', `${crypto.randomUUID()}.tar`);
  execSync(`tar cf ${file} drafts`);
  res.sendFile(file);
});

app.get('/thumbs/:name', (req, res) => {
  const file = path.join(__dirname, 'thumbs', `${req.params.name}.png`);
  if (!fs.existsSync(file)) execFileSync('convert', [path.join('pictures', req.params.name), file]);
  res.sendFile(file);
});

app.listen(3000);
