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
app.post('/awaited', async (req, res) => {
  await Promise.resolve().then(() => fs.writeFileSync('awaited.txt', req.body));
  res.end();
});

app.get('/awaited', (req, res) => {
  res.send(fs.readFileSync('awaited.txt', 'utf8'));
});

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

const respond = (r, value) => r.end(JSON.stringify(value));

app.post('/shown', (req, res) => {
  respond(res, { ok: true });
  fs.writeFileSync('shown.txt', req.body); // stays: needs-review
});

app.get('/shown', (req, res) => {
  res.send(fs.readFileSync('shown.txt', 'utf8'));
});

// Nobody waits for it, but it begins at once.
async function keep(text) {
  fs.writeFileSync('kept.txt', text); // stays: needs-review
}

app.post('/kept', (req, res) => {
  res.json({ ok: true });
  keep(req.body);
});

app.get('/kept', (req, res) => {
  res.send(fs.readFileSync('kept.txt', 'utf8'));
});

async function reply(res) {
  res.json({ ok: true });
}

app.post('/replied', (req, res) => {
  reply(res).then(() => {
    fs.writeFileSync('replied.txt', req.body); // stays: needs-review
  });
});

app.get('/replied', (req, res) => {
  res.send(fs.readFileSync('replied.txt', 'utf8'));
});

// Who answered lets nobody go on.
function check(req, res) {
  if (req.body) return true;
  res.status(400).json({});
  return false;
}

app.post('/checked', async (req, res) => {
  if (!check(req, res)) return;
  fs.writeFileSync('checked.txt', req.body);
  res.json({ ok: true });
});

app.get('/checked', (req, res) => {
  res.send(fs.readFileSync('checked.txt', 'utf8'));
});

// One function for all requests.
app.all('/any', (req, res) => {
  if (req.method === 'GET') return res.send(fs.readFileSync('any.txt', 'utf8'));
  res.end();
  fs.writeFileSync('any.txt', req.body); // stays: needs-review
});

app.listen(3000);
