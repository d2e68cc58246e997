const fs = require('fs');
const express = require('express');
const shell = require('shelljs');

const app = express();

app.get('/folder', (req, res) => {
  const before = process.cwd();
  process.chdir(req.query.folder);
  const text = fs.readFileSync('note.txt', 'utf8'); // stays: process-state
  process.chdir(before);
  res.send(text);
});

app.post('/mask', (req, res) => {
  const before = process.umask(0o77);
  fs.writeFileSync('secret.txt', req.query.secret); // stays: process-state
  process.umask(before);
  res.end();
});

app.post('/shell', (req, res) => {
  shell.cd('/tmp');
  fs.writeFileSync('note.txt', 'x'); // stays: process-state
  res.end();
});

// Nothing is changed by then, or for good, but others may be there meanwhile.
app.post('/before', (req, res) => {
  const text = fs.readFileSync('note.txt', 'utf8'); // stays: process-state
  process.chdir('/tmp');
  res.send(text + process.umask());
});

app.listen(3000);
