const fs = require('fs');
const express = require('express');
const app = express();

class Members {
  has(name) {
    return fs.existsSync(`members/${name}`);
  }
}

class Staff {
  has(name) {
    return fs.existsSync(`staff/${name}`);
  }
}

class Guests {
  has(name) {
    return fs.existsSync(`guests/${name}`);
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

const members = new Members();
const staff = new Staff();
const guests = new Guests();
const rooms = [new Room('hall'), new Room('yard')];

// What a list finds is an element of it, and nothing of others.
app.post('/members/:name', (req, res) => {
  const room = rooms.find((other) => other.name === req.query.room);
  if (room) room.tell({ name: req.params.name, of: members });
  res.json({ known: members.has(req.params.name) });
});

// The function gets elements of the list.
app.post('/staff/:name', (req, res) => {
  rooms.forEach((room) => room.tell({ name: req.params.name, of: staff }));
  res.json({ known: staff.has(req.params.name) });
});

// The last argument is the list.
app.post('/guests/:name', (req, res) => {
  rooms.map((room, index, all) => all[0].tell({ name: req.params.name, of: guests }));
  res.json({ known: guests.has(req.params.name) });
});

app.listen(3000);
