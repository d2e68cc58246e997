const express = require('express');
const hub = require('hub');
const { cachedExists } = require('./unblock-helpers');
const app = express();

class Guests {
  constructor() {
    this.all = [];
  }
  async has(name) {
    return cachedExists(`guests/${name}`);
  }
}

class Guest {
  constructor(name, of) {
    this.name = name;
    this.of = of;
  }
  async isKnown() {
    return this.of.has(this.name);
  }
}

class Members {
  async has(name) {
    return cachedExists(`members/${name}`);
  }
}

class Staff {
  async has(name) {
    return cachedExists(`staff/${name}`);
  }
}

class Room {
  constructor(name) {
    this.name = name;
    this.told = [];
  }
  tell(user) {
    this.told.push(user.name);
  }
}

const guests = new Guests();
const members = new Members();
const staff = new Staff();
const rooms = [new Room('hall'), new Room('yard')];

// What is filtered is a list, and none of its elements.
app.post('/guests/:name', async (req, res) => {
  const guest = new Guest(req.params.name, guests);
  guests.all.push(guest);
  res.on('close', () => {
    guests.all = guests.all.filter((other) => other !== guest);
  });
  res.json({ known: await guest.isKnown() });
});

// No function of others is called on `undefined`.
function roomOf(name) {
  return name === 'hall' ? rooms[0] : undefined;
}

app.post('/members/:name', async (req, res) => {
  const room = roomOf(req.query.room);
  if (room) room.tell({ name: req.params.name, of: members });
  res.json({ known: await members.has(req.params.name) });
});

// The second argument is the room, and not the hub.
function join(channel, room) {
  room.tell(this);
}

app.post('/staff/:name', async (req, res) => {
  join.apply({ name: req.params.name, of: staff }, [hub.open(), rooms[0]]);
  res.json({ known: await staff.has(req.params.name) });
});

app.listen(3000);
