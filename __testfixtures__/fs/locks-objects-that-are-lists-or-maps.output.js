const fs = require('fs');
const express = require('express');
const { exclusive } = require('./unblock-helpers');
const app = express();

class Group extends Array {
  enter(member) {
    this.push(member);
  }
}

class Rooms extends Map {
  open(id, room) {
    return super.set(id, room);
  }
}

// The constructor of Set may call this, too.
class Tags extends Set {
  add(tag) {
    return super.add(String(tag).toLowerCase());
  }
}

const Counted = (Base) =>
  class extends Base {
    put(...items) {
      this.total = (this.total || 0) + items.length;
      return super.push(...items);
    }
  };

class Queue extends Counted(Array) {}

const group = new Group();
const rooms = new Rooms();
const tags = new Tags();
const queue = new Queue();

async function step() {
  return fs.promises.readFile('step.txt', 'utf8');
}

app.post('/group', async (req, res) => {
  return exclusive('group.length', async () => {
    const id = group.length;
    group.enter({ id, step: await step() });
    res.json({ id });
  });
});

app.post('/rooms', async (req, res) => {
  return exclusive('rooms.size', async () => {
    const id = rooms.size;
    rooms.open(id, await step());
    res.json({ id });
  });
});

app.post('/tags', (req, res) => {
  if (tags.size >= 5) return res.status(409).end();
  const text = fs.readFileSync('step.txt', 'utf8'); // stays: needs-review
  tags.add(req.query.tag);
  res.json({ text, tags: [...tags] });
});

app.post('/queue', async (req, res) => {
  return exclusive('queue.length', async () => {
    if (queue.length >= 3) return res.status(409).end();
    const text = await step();
    queue.put(text);
    res.json({ total: queue.total });
  });
});

app.listen(3000);
