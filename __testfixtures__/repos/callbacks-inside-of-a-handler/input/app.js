const express = require('express');
const fs = require('fs');
const { whenDone } = require('jobs');

const app = express();

app.get('/stat', (req, res) => {
  fs.stat('a.txt', (err, stats) => {
    if (err) return res.status(404).end();
    res.send(stats.size + fs.readFileSync('a.txt', 'utf8'));
  });
});

app.post('/upload', (req, res) => {
  let body = '';
  req.on('data', (chunk) => {
    body += chunk;
    fs.appendFileSync('body.log', chunk); // stays: unknown-callback
  });
  req.on('end', () => {
    fs.writeFileSync('body.txt', body);
    res.end();
  });
});

app.get('/job', (req, res) => {
  whenDone((text) => res.send(text + fs.readFileSync('job.txt', 'utf8'))); // stays: unknown-callback
});

app.listen(3000);
