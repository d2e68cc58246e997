const express = require('express');
const fs = require('fs');
const { whenDone } = require('jobs');
const { writeFileAtomic } = require('./unblock-helpers');

const app = express();

app.get('/stat', (req, res) => {
  fs.stat('a.txt', async (err, stats) => {
    if (err) return res.status(404).end();
    res.send(stats.size + await fs.promises.readFile('a.txt', 'utf8'));
  });
});

app.post('/upload', (req, res) => {
  let body = '';
  req.on('data', (chunk) => {
    body += chunk;
    fs.appendFileSync('body.log', chunk); // stays: unknown-callback
  });
  req.on('end', async () => {
    await writeFileAtomic('body.txt', body);
    res.end();
  });
});

app.get('/job', (req, res) => {
  whenDone((text) => res.send(text + fs.readFileSync('job.txt', 'utf8'))); // stays: unknown-callback
});

app.listen(3000);
