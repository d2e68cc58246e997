const express = require('express');
const EventEmitter = require('events');
const { Transform } = require('stream');
const fs = require('fs');

const LOG = 'log.txt';
const LIST = 'list.json';

// An emitter has no methods of these names but those of the program.
class Store extends EventEmitter {
  logged(what, act) {
    const result = act();
    fs.appendFileSync(LOG, `${what}\n`);
    return result;
  }

  add(title) {
    return this.logged('add', () => {
      const list = JSON.parse(fs.readFileSync(LIST, 'utf8'));
      list.push(title);
      fs.writeFileSync(LIST, JSON.stringify(list));
      return list.length;
    });
  }
}

class Room extends EventEmitter {
  constructor(id) {
    super();
    this.file = `rooms/${id}.log`;
  }

  static open(id) {
    let room = Room.rooms.get(id);
    if (!room) Room.rooms.set(id, (room = new Room(id)));
    return room;
  }

  history() {
    return fs.readFileSync(this.file, 'utf8').split('\n');
  }
}
Room.rooms = new Map();

class Titles extends Transform {
  titleOf(id) {
    return fs.readFileSync(`titles/${id}.txt`, 'utf8');
  }

  _transform(chunk, encoding, callback) {
    callback(null, chunk);
  }
}

// Whatever a key is, it is not what is kept under it.
class Flags {
  constructor(file) {
    this.file = file;
  }

  get() {
    return JSON.parse(fs.readFileSync(this.file, 'utf8'));
  }

  put(value) {
    fs.writeFileSync(this.file, JSON.stringify(value));
  }
}

class Environments {
  constructor() {
    this.files = new Map();
  }

  of(name) {
    let flags = this.files.get(name);
    if (!flags) this.files.set(name, (flags = new Flags(`flags/${name}.json`)));
    return flags;
  }

  update(name, flag) {
    const flags = { ...this.of(name).get(), [flag]: true };
    this.of(name).put(flags);
    return flags;
  }
}

const store = new Store();
const titles = new Titles();
const environments = new Environments();
const app = express();

app.post('/add', (req, res) => res.json({ count: store.add(req.query.title) }));
app.get('/rooms/:room', (req, res) => res.json(Room.open(req.params.room).history()));
app.get('/titles/:id', (req, res) => res.send(titles.titleOf(req.params.id)));
app.get('/flags/:name', (req, res) => res.json(environments.of(req.params.name).get()));
app.put('/flags/:name/:flag', (req, res) => res.json(environments.update(req.params.name, req.params.flag)));

app.listen(3000);
