const { execSync } = require('child_process');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.get('/inner', (req, res) => {
  const before = process.cwd();
  process.chdir('inner');
  const listed = execSync('ls'); // stays: process-state
  process.chdir(before);
  res.send(listed);
});

app.get('/outer', (req, res) => {
  res.send(fs.readFileSync('outer.txt', 'utf8')); // stays: process-state
});

// The same file, wherever that one is.
app.get('/title', (req, res) => {
  res.send(fs.readFileSync(path.join(__dirname, 'title.txt'), 'utf8'));
});

app.listen(3000);
