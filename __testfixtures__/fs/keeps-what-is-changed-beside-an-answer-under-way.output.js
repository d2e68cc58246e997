const express = require('express');
const fs = require('fs');
const { readWhole, writeFileAtomic } = require('./unblock-helpers');

const app = express();

// Answers that are under way come before the change now: whoever has one may read, and the change may fail.
app.post('/tick', (req, res) => {
  process.nextTick(() => res.json(req.body));
  fs.writeFileSync('tick.json', JSON.stringify(req.body)); // stays: needs-review
});

app.post('/soon', (req, res) => {
  setImmediate(() => res.json(req.body));
  fs.writeFileSync('soon.json', JSON.stringify(req.body)); // stays: needs-review
});

app.post('/chain', (req, res) => {
  Promise.resolve().then(() => res.json(req.body));
  fs.writeFileSync('chain.json', JSON.stringify(req.body)); // stays: needs-review
});

app.post('/callback', (req, res) => {
  fs.readFile('ok.txt', () => res.json(req.body));
  fs.writeFileSync('callback.json', JSON.stringify(req.body)); // stays: needs-review
});

app.post('/file', (req, res) => {
  res.sendFile('/srv/ok.txt');
  fs.writeFileSync('file.json', JSON.stringify(req.body)); // stays: needs-review
});

app.post('/pipe', (req, res) => {
  fs.createReadStream('ok.txt').pipe(res);
  fs.writeFileSync('pipe.json', JSON.stringify(req.body)); // stays: needs-review
});

app.get('/file', async (req, res) => {
  res.send(await readWhole('file.json', 'utf8'));
});

app.get('/pipe', async (req, res) => {
  res.send(await readWhole('pipe.json', 'utf8'));
});

// What only fails is answered as before.
app.post('/failing', async (req, res) => {
  req.on('error', () => res.sendStatus(400));
  await writeFileAtomic('failing.txt', req.body);
  res.end();
});

module.exports = app;
