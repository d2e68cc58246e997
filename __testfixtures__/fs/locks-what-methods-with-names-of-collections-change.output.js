const fs = require('fs');
const express = require('express');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();

class Notes {
  #file = 'notes.json';
  async read() {
    return JSON.parse(await fs.promises.readFile(this.#file, 'utf8'));
  }
  async add(note) {
    return exclusive('notes.json', async () => {
      const notes = await this.read();
      await writeFileAtomic(this.#file, JSON.stringify([...notes, note]));
    });
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

app.post('/notes', async (req, res) => {
  await notes.add(req.query.note);
  res.end();
});

app.get('/notes', async (req, res) => {
  res.json(await notes.read());
});

app.post('/count', async (req, res) => {
  return exclusive('counter', async () => {
    const { count } = counter;
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    counter.update(count + step);
    res.json(counter.count);
  });
});

app.post('/counts', async (req, res) => {
  return exclusive('counter', async () => {
    let count;
    ({ count } = counter);
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    counter.update(count + step);
    res.end();
  });
});

app.post('/names/:name', async (req, res) => {
  return exclusive('this.#names', async () => {
    if (names.has(req.params.name)) return res.sendStatus(409);
    const text = await fs.promises.readFile('name.txt', 'utf8');
    names.add(req.params.name);
    res.send(text);
  });
});

app.post('/rooms/:id', async (req, res) => {
  return exclusive('rooms', async () => {
    if (rooms.has(req.params.id)) return res.sendStatus(409);
    const text = await fs.promises.readFile('room.txt', 'utf8');
    rooms.set(req.params.id, { text });
    res.send(text);
  });
});

app.post('/jobs', async (req, res) => {
  return exclusive('jobs.length', async () => {
    if (queue.size() > 9) return res.sendStatus(429);
    const text = await fs.promises.readFile('job.txt', 'utf8');
    queue.push(text);
    res.send(text);
  });
});

app.post('/marks', async (req, res) => {
  return exclusive('marks', async () => {
    if (marks.list.length > 9) return res.sendStatus(429);
    const text = await fs.promises.readFile('mark.txt', 'utf8');
    marks.insert(text);
    res.send(text);
  });
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

app.post('/hits', async (req, res) => {
  return exclusive('this.#hits', async () => {
    const { hits: before } = hits;
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    hits.set(before + step);
    res.end();
  });
});

class Settings {
  update(more) {
    Object.assign(this, more);
  }
}
const settings = new Settings();

app.post('/settings/:name', async (req, res) => {
  return exclusive('settings', async () => {
    if (settings[req.params.name]) return res.sendStatus(409);
    const text = await fs.promises.readFile('setting.txt', 'utf8');
    settings.update({ [req.params.name]: text });
    res.end();
  });
});

const total = {
  n: 0,
  set(n) {
    this.n = n;
  },
};
const read = (one) => one.n;

app.post('/total', async (req, res) => {
  return exclusive('total', async () => {
    const before = read(total);
    const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
    total.set(before + step);
    res.end();
  });
});

class Steps {
  constructor() {
    this.steps = 0;
  }
  async go() {
    return exclusive('this.steps', async () => {
      const { steps } = this;
      const step = Number(await fs.promises.readFile('step.txt', 'utf8'));
      this.steps = steps + step;
    });
  }
}
const steps = new Steps();

app.post('/steps', async (req, res) => {
  await steps.go();
  res.end();
});

app.listen(3000);
