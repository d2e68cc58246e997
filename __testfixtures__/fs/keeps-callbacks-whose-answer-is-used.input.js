const archiver = require('archiver');
const express = require('express');
const fs = require('fs');
const retry = require('retrying');

const app = express();

// `e` is an entry, and what is returned decides about it.
app.get('/download', (req, res) => {
  const archive = archiver('zip');
  archive.directory('data', false, (e) => (fs.readFileSync('hidden.txt', 'utf8').includes(e.name) ? false : e)); // stays: unknown-callback
  archive.pipe(res);
});

// An answer is not what a callback for an error gives.
app.get('/retried', (req, res) => {
  retry(req.query.url, (error) => fs.existsSync(`retry/${error.code}`)); // stays: unknown-callback
  res.end();
});

app.listen(3000);
