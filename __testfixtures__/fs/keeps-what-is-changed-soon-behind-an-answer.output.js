const express = require('express');
const fs = require('fs');
const { readWhole, writeFileAtomic } = require('./unblock-helpers');

const app = express();

// Nobody waits for these, but they run before the server reads another request.
app.post('/chained', (req, res) => {
  Promise.resolve().then(() => fs.writeFileSync('chained.txt', req.body)); // stays: needs-review
  res.end();
});

app.get('/chained', async (req, res) => {
  res.send(await readWhole('chained.txt', 'utf8'));
});

app.post('/queued', (req, res) => {
  res.end();
  queueMicrotask(() => fs.writeFileSync('queued.txt', req.body)); // stays: needs-review
});

app.get('/queued', async (req, res) => {
  res.send(await readWhole('queued.txt', 'utf8'));
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

app.get('/ticked', async (req, res) => {
  res.send(await readWhole('ticked.txt', 'utf8'));
});

app.post('/immediate', (req, res) => {
  setImmediate(() => {
    fs.writeFileSync('immediate.txt', req.body); // stays: needs-review
  });
  res.end();
});

app.get('/immediate', async (req, res) => {
  res.send(await readWhole('immediate.txt', 'utf8'));
});

// The answer comes when the file is written.
app.post('/awaited', async (req, res) => {
  await Promise.resolve().then(async () => writeFileAtomic('awaited.txt', req.body));
  res.end();
});

app.get('/awaited', async (req, res) => {
  res.send(await fs.promises.readFile('awaited.txt', 'utf8'));
});

app.post('/answered', (req, res) => {
  process.nextTick(async () => {
    await writeFileAtomic('answered.txt', req.body);
    res.end();
  });
});

app.get('/answered', async (req, res) => {
  res.send(await fs.promises.readFile('answered.txt', 'utf8'));
});

// The next request may have come before that, too.
app.post('/late', (req, res) => {
  setTimeout(async () => writeFileAtomic('late.txt', req.body), 100);
  res.end();
});

app.get('/late', async (req, res) => {
  res.send(await fs.promises.readFile('late.txt', 'utf8'));
});

app.post('/fetched', (req, res) => {
  fetch(req.body).then(async () => writeFileAtomic('fetched.txt', req.body));
  res.end();
});

app.get('/fetched', async (req, res) => {
  res.send(await fs.promises.readFile('fetched.txt', 'utf8'));
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

app.get('/helped', async (req, res) => {
  res.send(await readWhole('helped.txt', 'utf8'));
});

// One link of a chain answers, and the next one goes on.
app.post('/linked', (req, res, next) => {
  fetch(req.body)
    .then(() => res.end())
    .then(() => fs.writeFileSync('linked.txt', req.body)) // stays: needs-review
    .catch(next);
});

app.get('/linked', async (req, res) => {
  res.send(await readWhole('linked.txt', 'utf8'));
});

const respond = (r, value) => r.end(JSON.stringify(value));

app.post('/shown', (req, res) => {
  respond(res, { ok: true });
  fs.writeFileSync('shown.txt', req.body); // stays: needs-review
});

app.get('/shown', async (req, res) => {
  res.send(await readWhole('shown.txt', 'utf8'));
});

// Nobody waits for it, but it begins at once.
async function keep(text) {
  fs.writeFileSync('kept.txt', text); // stays: needs-review
}

app.post('/kept', (req, res) => {
  res.json({ ok: true });
  keep(req.body);
});

app.get('/kept', async (req, res) => {
  res.send(await readWhole('kept.txt', 'utf8'));
});

async function reply(res) {
  res.json({ ok: true });
}

app.post('/replied', (req, res) => {
  reply(res).then(() => {
    fs.writeFileSync('replied.txt', req.body); // stays: needs-review
  });
});

app.get('/replied', async (req, res) => {
  res.send(await readWhole('replied.txt', 'utf8'));
});

// Who answered lets nobody go on.
function check(req, res) {
  if (req.body) return true;
  res.status(400).json({});
  return false;
}

app.post('/checked', async (req, res) => {
  if (!check(req, res)) return;
  await writeFileAtomic('checked.txt', req.body);
  res.json({ ok: true });
});

app.get('/checked', async (req, res) => {
  res.send(await fs.promises.readFile('checked.txt', 'utf8'));
});

// One function for all requests.
app.all('/any', async (req, res) => {
  if (req.method === 'GET') return res.send(await readWhole('any.txt', 'utf8'));
  res.end();
  fs.writeFileSync('any.txt', req.body); // stays: needs-review
});

app.listen(3000);
