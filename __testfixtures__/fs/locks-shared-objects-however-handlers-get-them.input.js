// One object for all requests, which handlers get by other names: of a request, of the application, of its class.
const express = require('express');
const fs = require('fs');

const app = express();

class Counter {
  constructor() {
    this.count = 0;
  }
  increase() {
    this.count += 1;
  }
}
app.set('counter', new Counter());

app.post('/counts', (req, res) => {
  if (req.app.get('counter').count >= 5) return res.sendStatus(429);
  const text = fs.readFileSync('count.txt', 'utf8');
  req.app.get('counter').increase();
  res.send(text);
});

const sessions = {};

app.use((q, s, next) => {
  q.visits = sessions.visits ??= { total: 0 };
  next();
});
app.post('/visits', (req, res) => {
  if (req.visits.total >= 5) return res.sendStatus(429);
  const text = fs.readFileSync('visit.txt', 'utf8');
  req.visits.total += 1;
  res.send(text);
});

// Each class has a file of its own.
class Model {
  static load() {
    return Object.assign(new this(), JSON.parse(fs.readFileSync(this.file, 'utf8')));
  }
  save() {
    fs.writeFileSync(this.constructor.file, JSON.stringify(this));
  }
}
class Hit extends Model {
  static file = 'data/hits.json';
}
app.post('/hits', (req, res) => {
  const hit = Hit.load();
  hit.total += 1;
  hit.save();
  res.sendStatus(204);
});
app.listen(3000);
