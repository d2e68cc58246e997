const fs = require('fs');
const express = require('express');
const app = express();

class Notes {
  #file = 'notes.json';
  read() {
    return JSON.parse(fs.readFileSync(this.#file, 'utf8'));
  }
  add(note) {
    const notes = this.read();
    fs.writeFileSync(this.#file, JSON.stringify([...notes, note]));
  }
}

class Counter {
  count = 0;
  update(count) {
    this.count = count;
  }
}

class Names {
  #names = [];
  has(name) {
    return this.#names.includes(name);
  }
  add(name) {
    this.#names.push(name);
  }
}

// Its own method is that of a Map in the end.
class Rooms extends Map {
  set(id, room) {
    return super.set(id, { ...room, id });
  }
}

function makeQueue() {
  const jobs = [];
  return {
    size: () => jobs.length,
    push: (job) => jobs.push(job),
  };
}

const marks = {
  list: [],
  insert(mark) {
    this.list.push(mark);
  },
};

const notes = new Notes();
const counter = new Counter();
const names = new Names();
const rooms = new Rooms();
const queue = makeQueue();

app.post('/notes', (req, res) => {
  notes.add(req.query.note);
  res.end();
});

app.get('/notes', (req, res) => {
  res.json(notes.read());
});

app.post('/count', (req, res) => {
  const { count } = counter;
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  counter.update(count + step);
  res.json(counter.count);
});

app.post('/counts', (req, res) => {
  let count;
  ({ count } = counter);
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  counter.update(count + step);
  res.end();
});

app.post('/names/:name', (req, res) => {
  if (names.has(req.params.name)) return res.sendStatus(409);
  const text = fs.readFileSync('name.txt', 'utf8');
  names.add(req.params.name);
  res.send(text);
});

app.post('/rooms/:id', (req, res) => {
  if (rooms.has(req.params.id)) return res.sendStatus(409);
  const text = fs.readFileSync('room.txt', 'utf8');
  rooms.set(req.params.id, { text });
  res.send(text);
});

app.post('/jobs', (req, res) => {
  if (queue.size() > 9) return res.sendStatus(429);
  const text = fs.readFileSync('job.txt', 'utf8');
  queue.push(text);
  res.send(text);
});

app.post('/marks', (req, res) => {
  if (marks.list.length > 9) return res.sendStatus(429);
  const text = fs.readFileSync('mark.txt', 'utf8');
  marks.insert(text);
  res.send(text);
});

// Others know by other names what these methods change.
class Hits {
  #hits = 0;
  get hits() {
    return this.#hits;
  }
  set(hits) {
    this.#hits = hits;
  }
}
const hits = new Hits();

app.post('/hits', (req, res) => {
  const { hits: before } = hits;
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  hits.set(before + step);
  res.end();
});

class Settings {
  update(more) {
    Object.assign(this, more);
  }
}
const settings = new Settings();

app.post('/settings/:name', (req, res) => {
  if (settings[req.params.name]) return res.sendStatus(409);
  const text = fs.readFileSync('setting.txt', 'utf8');
  settings.update({ [req.params.name]: text });
  res.end();
});

const total = {
  n: 0,
  set(n) {
    this.n = n;
  },
};
const read = (one) => one.n;

app.post('/total', (req, res) => {
  const before = read(total);
  const step = Number(fs.readFileSync('step.txt', 'utf8'));
  total.set(before + step);
  res.end();
});

class Steps {
  constructor() {
    this.steps = 0;
  }
  go() {
    const { steps } = this;
    const step = Number(fs.readFileSync('step.txt', 'utf8'));
    this.steps = steps + step;
  }
}
const steps = new Steps();

app.post('/steps', (req, res) => {
  steps.go();
  res.end();
});

app.listen(3000);
