import express from 'express';

const app = express();

app.get('/whole', (req, res) => {
  try {
    const fs = require('fs');
    res.send(fs.readFileSync('whole.txt', 'utf8')); // stays: require-in-es-module
  } catch {
    res.send('none');
  }
});

app.get('/named', (req, res) => {
  try {
    const { readFileSync: read } = require('node:fs');
    res.send(read('named.txt', 'utf8')); // stays: require-in-es-module
  } catch {
    res.send('none');
  }
});

app.get('/at-once', (req, res) => {
  try {
    res.send(require('fs').readFileSync('at-once.txt', 'utf8')); // stays: require-in-es-module
  } catch {
    res.send('none');
  }
});
