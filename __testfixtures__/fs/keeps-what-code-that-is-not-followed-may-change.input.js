const fs = require('fs');
const express = require('express');
const worker = require('some-worker');
const app = express();

const read = () => JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: needs-review

function add(name) {
  const users = read();
  users[name] = true;
  fs.writeFileSync('users.json', JSON.stringify(users)); // stays: needs-review
}

// Nobody in sight calls it.
worker.define({ jobs: { register: (job) => add(job.name) } });

app.post('/users', (req, res) => {
  add(req.query.name);
  res.sendStatus(201);
});

const count = () => Number(fs.readFileSync('count.txt', 'utf8')); // stays: needs-review

function increase() {
  const value = count() + 1;
  fs.writeFileSync('count.txt', String(value)); // stays: needs-review
  return value;
}

// The language calls it.
const tickets = {
  toJSON() {
    return { number: increase() };
  },
};

app.post('/tickets', (req, res) => {
  res.type('json').send(JSON.stringify(tickets));
});

app.post('/increase', (req, res) => {
  res.json(increase());
});

const last = () => Number(fs.readFileSync('id.txt', 'utf8')); // stays: needs-review

function take() {
  const id = last() + 1;
  fs.writeFileSync('id.txt', String(id)); // stays: needs-review
  return id;
}

function* numbers() {
  for (;;) yield take();
}
const ids = numbers();

app.post('/ids', (req, res) => {
  res.json(ids.next().value);
});

app.post('/take', (req, res) => {
  res.json(take());
});

app.listen(3000);
