const express = require('express');
const fs = require('fs');

const app = express();

// Nobody waits for these, but they run before the server reads another request.
app.post('/chained', (req, res) => {
  Promise.resolve().then(() => fs.writeFileSync('chained.txt', req.body)); // stays: needs-review
  res.end();
});

app.get('/chained', (req, res) => {
  res.send(fs.readFileSync('chained.txt', 'utf8'));
});

app.post('/queued', (req, res) => {
  res.end();
  queueMicrotask(() => fs.writeFileSync('queued.txt', req.body)); // stays: needs-review
});

app.get('/queued', (req, res) => {
  res.send(fs.readFileSync('queued.txt', 'utf8'));
});

function save(text) {
  fs.writeFileSync('ticked.txt', text); // stays: needs-review
}

function later(text) {
  process.nextTick(() => save(text));
}

app.post('/ticked', (req, res) => {
  later(req.body);
  res.sendStatus(204);
});

app.get('/ticked', (req, res) => {
  res.send(fs.readFileSync('ticked.txt', 'utf8'));
});

app.post('/immediate', (req, res) => {
  setImmediate(() => {
    fs.writeFileSync('immediate.txt', req.body); // stays: needs-review
  });
  res.end();
});

app.get('/immediate', (req, res) => {
  res.send(fs.readFileSync('immediate.txt', 'utf8'));
});

// The answer comes when the file is written.
app.post('/answered', (req, res) => {
  process.nextTick(() => {
    fs.writeFileSync('answered.txt', req.body);
    res.end();
  });
});

app.get('/answered', (req, res) => {
  res.send(fs.readFileSync('answered.txt', 'utf8'));
});

// The next request may have come before that, too.
app.post('/late', (req, res) => {
  setTimeout(() => fs.writeFileSync('late.txt', req.body), 100);
  res.end();
});

app.get('/late', (req, res) => {
  res.send(fs.readFileSync('late.txt', 'utf8'));
});

app.post('/fetched', (req, res) => {
  fetch(req.body).then(() => fs.writeFileSync('fetched.txt', req.body));
  res.end();
});

app.get('/fetched', (req, res) => {
  res.send(fs.readFileSync('fetched.txt', 'utf8'));
});

// By way of other functions.
function ok(res) {
  res.json({ ok: true });
}

function done(res) {
  ok(res);
}

app.post('/helped', (req, res) => {
  done(res);
  fs.writeFileSync('helped.txt', req.body); // stays: needs-review
});

app.get('/helped', (req, res) => {
  res.send(fs.readFileSync('helped.txt', 'utf8'));
});

// One link of a chain answers, and the next one goes on.
app.post('/linked', (req, res, next) => {
  fetch(req.body)
    .then(() => res.end())
    .then(() => fs.writeFileSync('linked.txt', req.body)) // stays: needs-review
    .catch(next);
});

app.get('/linked', (req, res) => {
  res.send(fs.readFileSync('linked.txt', 'utf8'));
});

app.listen(3000);
