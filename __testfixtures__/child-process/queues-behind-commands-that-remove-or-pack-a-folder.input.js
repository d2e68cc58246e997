const { execFileSync, execSync } = require('child_process');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.post('/restore', (req, res) => {
  execSync('rm -rf data && tar xzf backup.tgz', { cwd: __dirname });
  res.end();
});

app.post('/backup', (req, res) => {
  execFileSync('tar', ['czf', path.join(__dirname, 'backup.tgz'), '-C', __dirname, 'data']);
  res.end();
});

app.post('/archive', (req, res) => {
  execSync('zip -r archive.zip letters && cp -r letters old');
  res.end();
});

app.post('/data/:name', (req, res) => {
  fs.writeFileSync(path.join(__dirname, 'data', req.params.name), req.query.text);
  res.end();
});

app.post('/letters/:name', (req, res) => {
  fs.writeFileSync(`letters/${req.params.name}`, req.query.text);
  res.end();
});

app.post('/notes/:name', (req, res) => {
  fs.writeFileSync(`notes/${req.params.name}`, req.query.text);
  res.end();
});

app.listen(3000);
