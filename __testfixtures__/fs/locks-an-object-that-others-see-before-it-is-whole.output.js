// What a function has made is seen by others from where it is put, and changed under its own name afterwards.
const express = require('express');
const fs = require('fs');
const { exclusive, shared } = require('./unblock-helpers');

const app = express();
app.use(express.json());

const rooms = {};

app.post('/rooms/:id', async (req, res) => {
  return exclusive('rooms', async () => {
    const room = { id: req.params.id, players: [] };
    rooms[room.id] = room;
    room.map = JSON.parse(await fs.promises.readFile('map.json', 'utf8'));
    res.sendStatus(201);
  });
});

app.post('/rooms/:id/players', async (req, res) => {
  return shared('rooms', async () => {
    const room = rooms[req.params.id];
    if (!room) return res.sendStatus(404);
    if (room.players.length >= room.map.seats) return res.sendStatus(409);
    room.players.push(req.body.name);
    res.sendStatus(201);
  });
});

let session = null;

function open(made) {
  session = made;
}

app.post('/session', async (req, res) => {
  return exclusive('session.text', async () => {
    const made = { text: null };
    open(made);
    made.text = await fs.promises.readFile('session.txt', 'utf8');
    res.sendStatus(201);
  });
});

app.get('/session', async (req, res) => {
  return shared('session.text', async () => {
    const current = session;
    if (!current) return res.sendStatus(404);
    res.send(current.text.trim());
  });
});

class Jobs {
  constructor() {
    this.all = [];
  }

  add(name) {
    const job = { name, log: null };
    this.all.push(job);
    return job;
  }

  last() {
    return this.all[this.all.length - 1];
  }
}

const jobs = new Jobs();

app.post('/jobs/:name', async (req, res) => {
  return exclusive('this.all', async () => {
    const job = jobs.add(req.params.name);
    job.log = (await fs.promises.readFile('job.log', 'utf8')).split('\n');
    res.sendStatus(201);
  });
});

app.get('/jobs/last', async (req, res) => {
  return shared('this.all', async () => {
    const job = jobs.last();
    res.json(job ? job.log.length : 0);
  });
});

// Nobody sees it before it is whole.
const pages = {};

app.post('/pages/:id', async (req, res) => {
  const page = { id: req.params.id };
  page.text = await fs.promises.readFile('page.txt', 'utf8');
  pages[page.id] = page;
  res.sendStatus(201);
});

app.get('/pages/:id', (req, res) => {
  const page = pages[req.params.id];
  res.send(page ? page.text.trim() : '');
});

app.listen(3000);
