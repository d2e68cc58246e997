const express = require('express');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const config = require('./config');

const app = express();
const inData = (name) => path.join(__dirname, 'data', name);

// H3: loaded once, by whoever comes first
app.get('/config', (req, res) => res.json({ ...config.get(), loads: config.loads() }));
app.put('/config', (req, res) => {
  fs.copyFileSync(inData('shop.json'), inData('config.json'));
  res.sendStatus(204);
});

// H4: a variable of the module around a wait
let currentUser;
app.get('/hello/:user', (req, res) => {
  currentUser = req.params.user;
  const greeting = fs.readFileSync(inData('greeting'), 'utf8');
  res.send(`${greeting} ${currentUser}`);
});
let served = 0;
app.get('/served', (req, res) => {
  const before = served;
  fs.readFileSync(inData('greeting'));
  served = before + 1;
  res.send(String(served));
});
const accounts = new Map([['ada', { visits: 0 }]]);
const accountOf = (name) => accounts.get(name);
app.get('/visits/:name', (req, res) => {
  const account = accountOf(req.params.name);
  const before = account.visits;
  fs.readFileSync(inData('greeting'));
  account.visits = before + 1;
  res.send(String(account.visits));
});
const scratch = Buffer.alloc(64);
app.get('/scratch/:text', (req, res) => {
  const length = scratch.write(req.params.text);
  fs.statSync(inData('greeting'));
  res.send(scratch.toString('utf8', 0, length));
});

const PART = /\$(\w+)/g;
app.get('/filled', (req, res) => {
  const parts = [];
  let match;
  while ((match = PART.exec('$greeting, $name'))) {
    parts.push(fs.readFileSync(path.join(__dirname, 'parts', match[1]), 'utf8'));
  }
  res.json(parts);
});

// H5: a queue that changes while it is worked off
const jobs = [];
const done = [];
app.post('/jobs/:id', (req, res) => {
  jobs.push(req.params.id);
  while (jobs.length > 0) {
    const job = jobs[0];
    fs.appendFileSync(inData('jobs.txt'), `${job}\n`);
    done.push(jobs.shift());
  }
  res.send(String(done.length));
});

// H6: listeners
app.post('/upload', (req, res) => {
  const limit = Number(fs.readFileSync(inData('limit'), 'utf8'));
  let size = 0;
  req.on('data', (chunk) => (size += chunk.length));
  req.on('end', () => res.send(size > limit ? 'too large' : String(size)));
});
app.get('/download', (req, res, next) => {
  const stream = fs.createReadStream(inData(String(req.query.file)));
  const type = fs.readFileSync(inData('type'), 'utf8'); // stays: late-listener
  stream.on('error', next);
  res.type(type);
  stream.pipe(res);
});

// H7: an answer that comes in between
app.get('/slow', (req, res) => {
  const timer = setTimeout(() => {
    if (!res.headersSent) res.status(503).send('too late');
  }, 5000);
  const hash = crypto.pbkdf2Sync('secret', 'salt', 1000, 16, 'sha256').toString('hex');
  clearTimeout(timer);
  res.send(hash);
});

// H10: as many files at once as there are names
app.get('/sizes/:names', (req, res) => {
  res.json(req.params.names.split(',').map((name) => fs.readFileSync(inData(name)).length));
});

app.use((error, req, res, next) => res.status(error.status || 500).send(error.code || error.message));
app.listen(process.env.PORT);
