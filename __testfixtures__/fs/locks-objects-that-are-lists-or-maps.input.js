const fs = require('fs');
const express = require('express');
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

function step() {
  return fs.readFileSync('step.txt', 'utf8');
}

app.post('/group', (req, res) => {
  const id = group.length;
  group.enter({ id, step: step() });
  res.json({ id });
});

app.post('/rooms', (req, res) => {
  const id = rooms.size;
  rooms.open(id, step());
  res.json({ id });
});

app.post('/tags', (req, res) => {
  if (tags.size >= 5) return res.status(409).end();
  const text = fs.readFileSync('step.txt', 'utf8'); // stays: needs-review
  tags.add(req.query.tag);
  res.json({ text, tags: [...tags] });
});

app.post('/queue', (req, res) => {
  if (queue.length >= 3) return res.status(409).end();
  const text = step();
  queue.put(text);
  res.json({ total: queue.total });
});

app.listen(3000);
