// Methods that an emitter gets know by `this` what others know by its name.
const { EventEmitter } = require('events');
const express = require('express');
const fs = require('fs');

const app = express();
const hits = new EventEmitter();

hits.data = { count: 0 };
hits.add = function () {
  this.data.count += 1;
  this.emit('changed');
};

app.post('/hits', (req, res) => {
  if (hits.data.count >= 5) return res.sendStatus(429);
  const text = fs.readFileSync('hit.txt', 'utf8');
  hits.add();
  res.send(text);
});

const visits = Object.assign(new EventEmitter(), {
  count: 0,
  add() {
    this.count += 1;
  },
});

app.post('/visits', (req, res) => {
  if (visits.count >= 5) return res.sendStatus(429);
  const text = fs.readFileSync('visit.txt', 'utf8');
  visits.add();
  res.send(text);
});

// This one only tells.
const news = new EventEmitter();

app.post('/news', (req, res) => {
  const text = fs.readFileSync('news.txt', 'utf8');
  news.emit('news', text);
  res.send(text);
});
app.listen(3000);
