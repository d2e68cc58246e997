// A function that does all of its work at once is over before anything that it gave away is called. With a wait in between it
// is not: the callbacks of the first handlers would find what is not there yet, or answer first.
const express = require('express');
const fs = require('fs');
const { EventEmitter } = require('events');
const { cachedExists, heardLate } = require('./unblock-helpers');
const app = express();
const bus = new EventEmitter();
const other = new EventEmitter();

app.post('/declared-behind', (req, res) => {
  let body = '';
  req.on('data', (chunk) => (body += chunk));
  req.on('end', () => res.end(settings.name + body));
  const settings = JSON.parse(fs.readFileSync('settings.json', 'utf8')); // stays: needs-review
});

app.get('/taken-back', (req, res) => {
  const timer = setTimeout(() => res.end('late'), 10);
  const text = fs.readFileSync('a.txt', 'utf8'); // stays: needs-review
  clearTimeout(timer);
  res.end(text);
});

app.get('/next-tick', (req, res) => {
  let text = '';
  process.nextTick(() => res.end(text));
  text = fs.readFileSync('a.txt', 'utf8'); // stays: needs-review
});

app.get('/promise', (req, res) => {
  let text = '';
  const greeting = Promise.resolve('Hello, ');
  greeting.then((hello) => res.end(hello + text));
  text = fs.readFileSync('a.txt', 'utf8'); // stays: needs-review
});

app.get('/set-there', (req, res) => {
  let isLate = false;
  setImmediate(() => (isLate = true));
  const text = fs.readFileSync('a.txt', 'utf8'); // stays: needs-review
  res.end(isLate ? 'late' : text);
});

function later(done) {
  setTimeout(() => done(null, 1), 5);
}

app.get('/handed-on', (req, res) => {
  const seen = [];
  later((error, one) => res.json({ one, seen }));
  seen.push(fs.readFileSync('a.txt', 'utf8')); // stays: needs-review
});

// So does what an async function does behind its first wait.
async function tellLater(res, text) {
  await fetch('http://127.0.0.1:1/').catch(() => undefined);
  if (!res.headersSent) res.end(text);
}

app.get('/told-later', (req, res) => {
  void tellLater(res, 'late');
  res.end(fs.readFileSync('a.txt', 'utf8')); // stays: needs-review
});

async function count(name) {
  await fetch(`http://127.0.0.1:1/count/${name}`).catch(() => undefined);
}

app.get('/counted', async (req, res) => {
  void count('counted');
  res.end(await fs.promises.readFile('a.txt', 'utf8'));
});

let busy = 0;

app.get('/shared', (req, res) => {
  setTimeout(() => (busy -= 1), 5);
  const text = fs.readFileSync('a.txt', 'utf8'); // stays: needs-review
  res.json({ text, busy });
});

// In a loop, what one turn gave away is called in the next one.
app.get('/counted-in-a-loop', (req, res) => {
  let pending = 0;
  for (const name of req.query.names) {
    const text = fs.readFileSync(`files/${name}`, 'utf8'); // stays: needs-review
    pending += 1;
    setImmediate(() => {
      if ((pending -= text.length) === 0) res.end();
    });
  }
});

app.get('/counted-in-a-callback', (req, res) => {
  let pending = 0;
  req.query.names.split(',').forEach((name) => {
    const text = fs.readFileSync(`files/${name}`, 'utf8'); // stays: needs-review
    pending += text.length;
    later(() => {
      if (--pending === 0) res.end();
    });
  });
});

// Each turn has a text of its own, and their number is known before.
app.get('/counted-before', async (req, res) => {
  const { names } = req.query;
  let left = names.length;
  for (const name of names) {
    const text = await fs.promises.readFile(`files/${name}`, 'utf8');
    setImmediate(() => {
      left -= text.length;
      if (left === 0) res.end();
    });
  }
});

app.get('/begun-before-it-leaves', async (req, res) => {
  let tries = 0;
  for (const name of req.query.names) {
    tries += 1;
    if (await cachedExists(`files/${name}`)) {
      setImmediate(() => res.end(`${name} ${tries}`));
      return;
    }
  }
  res.end('none');
});

// And these may wait: in another branch nothing was given away, and it was there already when something was.
app.get('/branch', async (req, res) => {
  if (req.query.slow) {
    setTimeout(() => res.end('slow'), 5);
    return;
  }
  res.end(await fs.promises.readFile('a.txt', 'utf8'));
});

app.get('/read-before', async (req, res) => {
  const text = await fs.promises.readFile('a.txt', 'utf8');
  const timer = setTimeout(() => res.end(text), 10);
  heardLate(req).on('close', () => clearTimeout(timer));
});

// Where the function had waited before, it could be called in between before.
app.get('/waited-before', async (req, res) => {
  const sent = [];
  const timer = setTimeout(() => sent.push('tick'), 5);
  await fetch('http://127.0.0.1:1/');
  const text = await fs.promises.readFile('a.txt', 'utf8');
  clearTimeout(timer);
  res.json({ sent, text });
});

// Nothing that the callback uses is of concern to what follows.
app.get('/apart', async (req, res) => {
  const started = Date.now();
  setTimeout(() => console.log('took', Date.now() - started), 5);
  res.end(await fs.promises.readFile('a.txt', 'utf8'));
});

// A client that goes away, and a timer that is far off, are not waited for.
app.get('/gone', async (req, res) => {
  let isGone = false;
  req.on('close', () => (isGone = true));
  const text = await fs.promises.readFile('a.txt', 'utf8');
  if (!isGone) res.end(text);
});

app.get('/told', (req, res) => {
  setImmediate(() => bus.emit('tick', req.query.name));
  const text = fs.readFileSync('a.txt', 'utf8'); // stays: needs-review
  bus.once('tick', (name) => res.end(text + name));
});

app.get('/told-elsewhere', async (req, res) => {
  setImmediate(() => other.emit('tick', req.query.name));
  const text = await fs.promises.readFile('a.txt', 'utf8');
  bus.once('tick', (name) => res.end(text + name));
});

app.get('/far-off', async (req, res) => {
  const timer = setTimeout(() => res.end('late'), 30000);
  const text = await fs.promises.readFile('a.txt', 'utf8');
  clearTimeout(timer);
  res.end(text);
});

app.listen(3000);
