const express = require('express');
const fs = require('fs');
const { once } = require('events');

const app = express();

async function sendA(line) {
  await fetch('http://a', { method: 'POST', body: line });
  fs.appendFileSync('a.log', line); // stays: needs-review
}

app.post('/together', async (req, res) => {
  const lines = fs.readFileSync('a.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) await Promise.all([sendA('1'), sendA('2')]);
  fs.writeFileSync('a.log', lines + req.body); // stays: needs-review
  res.end();
});

async function sendB(line) {
  await fetch('http://b', { method: 'POST', body: line });
  fs.appendFileSync('b.log', line); // stays: needs-review
}

app.post('/beside', async (req, res) => {
  const lines = fs.readFileSync('b.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) await fetch('http://full');
  sendB('1').catch(console.error);
  fs.writeFileSync('b.log', lines + req.body); // stays: needs-review
  res.end();
});

app.post('/next', async (req, res, next) => {
  const lines = fs.readFileSync('c.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) await fetch('http://full');
  next();
  fs.writeFileSync('c.log', lines + req.body); // stays: needs-review
});

app.post('/each', async (req, res) => {
  let lines = fs.readFileSync('d.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) for await (const row of rows()) lines += row;
  fs.writeFileSync('d.log', lines + req.body); // stays: needs-review
  res.end();
});

async function* rows() {
  yield await fetch('http://rows');
}

app.post('/called', async (req, res) => {
  const lines = fs.readFileSync('e.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) await req.transaction(() => fs.writeFileSync('e.log', '')); // stays: unknown-callback
  fs.writeFileSync('e.log', lines + req.body); // stays: needs-review
  res.end();
});

async function tell() {
  const told = fs.readFileSync('f.log', 'utf8'); // stays: needs-review
  if (told.length > 10) await fetch('http://full');
  fs.writeFileSync('f.log', `${told} told`); // stays: needs-review
}

app.post('/kept', async (req, res) => {
  const lines = fs.readFileSync('f.log', 'utf8'); // stays: needs-review
  const full = tell();
  if (lines.length > 10) await full;
  fs.writeFileSync('f.log', lines + req.body); // stays: needs-review
  res.end();
});

async function mark(lines) {
  try {
    if (lines.length > 10) return fetch('http://full');
  } finally {
    fs.writeFileSync('g.log', `${lines}!`); // stays: needs-review
  }
}

app.post('/finally', async (req, res) => {
  const lines = fs.readFileSync('g.log', 'utf8'); // stays: needs-review
  if (req.query.mark) await mark(lines);
  fs.writeFileSync('g.log', lines + req.body); // stays: needs-review
  res.end();
});

app.post('/events', async (req, res) => {
  const lines = fs.readFileSync('h.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) {
    await once(req, 'data');
    await once(req, 'end');
  }
  fs.writeFileSync('h.log', lines + req.body); // stays: needs-review
  res.end();
});

app.post('/reported', async (req, res) => {
  const lines = fs.readFileSync('j.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) await new Promise((resolve) => setTimeout(() => resolve(empty()), 1000));
  fs.writeFileSync('j.log', lines + req.body); // stays: needs-review
  res.end();
});

function empty() {
  fs.writeFileSync('j.log', ''); // stays: needs-review
}

app.post('/caught', async (req, res) => {
  const lines = fs.readFileSync('k.log', 'utf8'); // stays: needs-review
  if (lines.length > 10) await send(lines).catch(TypeError, () => fs.writeFileSync('k.log', '')); // stays: needs-review
  fs.writeFileSync('k.log', lines + req.body); // stays: needs-review
  res.end();
});

function send(body) {
  return require('bluebird').resolve(fetch('http://full', { method: 'POST', body }));
}
