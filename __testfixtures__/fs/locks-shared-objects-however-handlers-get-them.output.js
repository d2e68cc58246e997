// One object for all requests, which handlers get by other names: of a request, of the application, of its class.
const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

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

app.post('/counts', async (req, res) => {
  return exclusive('app.get(counter).count', async () => {
    if (req.app.get('counter').count >= 5) return res.sendStatus(429);
    const text = await fs.promises.readFile('count.txt', 'utf8');
    req.app.get('counter').increase();
    res.send(text);
  });
});

const sessions = {};

app.use(async (q, s, next) => {
  await exclusive('sessions.visits.total', async () => {
    q.visits = sessions.visits ??= { total: 0 };
  });
  next();
});
app.post('/visits', async (req, res) => {
  return exclusive('sessions.visits.total', async () => {
    if (req.visits.total >= 5) return res.sendStatus(429);
    const text = await fs.promises.readFile('visit.txt', 'utf8');
    req.visits.total += 1;
    res.send(text);
  });
});

// Each class has a file of its own.
class Model {
  static async load() {
    return Object.assign(new this(), JSON.parse(await fs.promises.readFile(this.file, 'utf8')));
  }
  async save() {
    await writeFileAtomic(this.constructor.file, JSON.stringify(this));
  }
}
class Hit extends Model {
  static file = 'data/hits.json';
}
app.post('/hits', async (req, res) => {
  return exclusive('data/hits.json', async () => {
    const hit = await Hit.load();
    hit.total += 1;
    await hit.save();
    res.sendStatus(204);
  });
});
app.listen(3000);
