const express = require('express');
const fs = require('fs');

const app = express();
const load = (name) => ({ name });

// What is in `finally` comes behind an answer that is returned.
app.post('/tried', (req, res) => {
  try {
    const note = load(req.query.name);
    return res.json(note);
  } catch (error) {
    return res.status(400).end();
  } finally {
    fs.writeFileSync('tried.txt', req.query.name); // stays: needs-review
  }
});

app.get('/tried', (req, res) => {
  res.send(fs.readFileSync('tried.txt', 'utf8'));
});

// Only who was refused has an answer before that.
app.post('/caught', (req, res) => {
  try {
    load(req.query.name);
  } catch (error) {
    res.status(400).end();
  } finally {
    fs.writeFileSync('caught.txt', req.query.name); // stays: needs-review
  }
  res.end();
});

app.get('/caught', (req, res) => {
  res.send(fs.readFileSync('caught.txt', 'utf8'));
});

// Who has an answer does not come here.
app.post('/left', (req, res) => {
  let note;
  try {
    note = load(req.query.name);
    if (!note.name) return res.sendStatus(404);
  } catch (error) {
    return res.status(400).end();
  }
  fs.writeFileSync('left.txt', note.name);
  res.json(note);
});

app.get('/left', (req, res) => {
  res.send(fs.readFileSync('left.txt', 'utf8'));
});

// Here the answer comes last.
app.post('/closed', (req, res) => {
  try {
    fs.writeFileSync('closed.txt', req.query.name);
  } finally {
    res.end();
  }
});

app.get('/closed', (req, res) => {
  res.send(fs.readFileSync('closed.txt', 'utf8'));
});

// The second round comes behind the first answer.
let waiting = [];

app.get('/poll', (req, res) => {
  waiting.push(res);
});

app.post('/poll', (req, res) => {
  const clients = waiting;
  waiting = [];
  for (const response of clients) {
    fs.writeFileSync('poll.txt', req.query.name); // stays: needs-review
    response.json({ name: req.query.name });
  }
  res.end();
});

app.post('/called', (req, res) => {
  const clients = waiting;
  waiting = [];
  clients.forEach((response) => {
    fs.writeFileSync('poll.txt', req.query.name); // stays: needs-review
    response.json({ name: req.query.name });
  });
  res.end();
});

app.get('/polled', (req, res) => {
  res.send(fs.readFileSync('poll.txt', 'utf8'));
});

// A request has one answer, so that the next rounds do nothing.
app.post('/found', (req, res) => {
  for (const note of req.body) {
    if (note.name === req.query.name) {
      fs.writeFileSync('found.txt', note.name);
      res.json(note);
    }
  }
});

app.get('/found', (req, res) => {
  res.send(fs.readFileSync('found.txt', 'utf8'));
});

// One round that refuses is the last.
app.post('/all', (req, res) => {
  for (const name of req.body) {
    if (!load(name).name) {
      res.sendStatus(404);
      return;
    }
    fs.writeFileSync(`all-${name}.txt`, name);
  }
  res.end();
});

app.get('/all', (req, res) => {
  res.send(fs.readFileSync(`all-${req.query.name}.txt`, 'utf8'));
});

app.listen(3000);
