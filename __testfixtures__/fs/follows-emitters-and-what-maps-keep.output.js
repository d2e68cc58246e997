const express = require('express');
const EventEmitter = require('events');
const { Transform } = require('stream');
const fs = require('fs');
const { promisify } = require('util');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const LOG = 'log.txt';
const LIST = 'list.json';

// An emitter has no methods of these names but those of the program.
class Store extends EventEmitter {
  async logged(what, act) {
    const result = await act();
    await appendFileAsync(LOG, `${what}\n`);
    return result;
  }

  async add(title) {
    return this.logged('add', async () => {
      return exclusive('list.json', async () => {
        const list = JSON.parse(await fs.promises.readFile(LIST, 'utf8'));
        list.push(title);
        await writeFileAtomic(LIST, JSON.stringify(list));
        return list.length;
      });
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

  async history() {
    return (await fs.promises.readFile(this.file, 'utf8')).split('\n');
  }
}
Room.rooms = new Map();

class Titles extends Transform {
  async titleOf(id) {
    return fs.promises.readFile(`titles/${id}.txt`, 'utf8');
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

  async get() {
    return JSON.parse(await fs.promises.readFile(this.file, 'utf8'));
  }

  async put(value) {
    await writeFileAtomic(this.file, JSON.stringify(value));
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

  async update(name, flag) {
    return exclusive('flags/*.json', async () => {
      const flags = { ...await this.of(name).get(), [flag]: true };
      await this.of(name).put(flags);
      return flags;
    });
  }
}

const store = new Store();
const titles = new Titles();
const environments = new Environments();
const app = express();

app.post('/add', async (req, res) => res.json({ count: await store.add(req.query.title) }));
app.get('/rooms/:room', async (req, res) => res.json(await Room.open(req.params.room).history()));
app.get('/titles/:id', async (req, res) => res.send(await titles.titleOf(req.params.id)));
app.get('/flags/:name', async (req, res) => exclusive('flags/*.json', async () => res.json(await environments.of(req.params.name).get())));
app.put('/flags/:name/:flag', async (req, res) => res.json(await environments.update(req.params.name, req.params.flag)));

app.listen(3000);
