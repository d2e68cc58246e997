const fs = require('fs');
const express = require('express');
const spawn = require('cross-spawn');
const { start } = require('some-spawn');

const app = express();

app.post('/build', (req, res) => {
  const build = spawn('npm', ['run', 'build']);
  build.on('close', () => {
    res.end(fs.readFileSync('build.log', 'utf8'));
  });
});

// Nobody knows when this one tells of its end.
app.post('/check', (req, res) => {
  const check = start('npm', ['run', 'check']);
  check.on('close', () => {
    res.end(fs.readFileSync('check.log', 'utf8')); // stays: needs-review
  });
});

app.listen(3000);
