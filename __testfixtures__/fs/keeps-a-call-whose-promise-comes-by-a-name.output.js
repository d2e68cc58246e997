const express = require('express');
const fs = require('fs');
const { unlocked, exclusive } = require('./unblock-helpers');

const app = express();

async function deliver(text) {
  await fetch('https://example.com', { method: 'POST', body: text });
  return text.length;
}

function byVariable(id) {
  const text = fs.readFileSync(id, 'utf8'); // stays: needs-review
  let delivered;
  if (text) delivered = deliver(text);
  return delivered;
}

const delivering = {};

function onlyOnce(id) {
  const text = fs.readFileSync(id, 'utf8'); // stays: needs-review
  return (delivering[id] ??= deliver(text));
}

class Outbox {
  constructor() {
    this.last = Promise.resolve();
  }

  get end() {
    return this.last;
  }

  add(id) {
    const text = fs.readFileSync(id, 'utf8'); // stays: needs-review
    this.last = this.last.then(() => deliver(text));
    return this.end;
  }
}

const outbox = new Outbox();

function logged(promise, id) {
  fs.appendFileSync('log.txt', id); // stays: needs-review
  return promise;
}

// What was awaited is no promise any more.
const lengths = {};

async function measure(id) {
  lengths.told = await unlocked('lengths.asked + lengths.told', deliver(id));
}

async function lengthOf(id) {
  lengths.asked = (await fs.promises.readFile(id, 'utf8')).length;
  return lengths.told;
}

app.post('/variable/:id', (req, res) => {
  byVariable(req.params.id);
  res.end();
});

app.post('/once/:id', (req, res) => {
  onlyOnce(req.params.id);
  res.end();
});

app.post('/outbox/:id', (req, res) => {
  outbox.add(req.params.id);
  res.end();
});

app.post('/logged/:id', (req, res) => {
  logged(deliver('logged'), req.params.id);
  res.end();
});

app.post('/length/:id', async (req, res) => {
  await exclusive('lengths.asked + lengths.told', async () => {
    await measure(req.params.id);
    await lengthOf(req.params.id);
  });
  res.end();
});

app.listen(3000);
