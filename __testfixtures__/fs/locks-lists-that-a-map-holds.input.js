const fs = require('fs');
const express = require('express');

const app = express();
const members = new Map();
const queues = new Map();

// Whoever is not in the list must not be put there twice.
app.post('/rooms/:room', (req, res) => {
  if (!members.get(req.params.room).find((member) => member.name === req.query.name)) {
    const text = fs.readFileSync('welcome.txt', 'utf8');
    members.get(req.params.room).push({ name: req.query.name, text });
  }
  res.end();
});

app.post('/jobs/:queue', (req, res) => {
  const queue = queues.get(req.params.queue);
  const job = queue.find(({ done }) => !done);
  const text = fs.readFileSync('job.txt', 'utf8');
  queue.shift();
  res.send(job.name + text);
});

// Of each list one thing is read, and nothing after the wait.
app.get('/rooms/:room', (req, res) => {
  const first = members.get(req.params.room).at(0);
  res.send(first.name + fs.readFileSync('room.txt', 'utf8'));
});

app.listen(3000);
