const _ = require('lodash');
const express = require('express');
const fs = require('fs');

class Room {
  constructor(name) {
    this.name = name;
  }

  history() {
    return fs.readFileSync(`rooms/${this.name}.log`, 'utf8');
  }
}

const app = express();
let rooms = [];

app.put('/rooms/:name', (req, res) => {
  rooms.push(new Room(req.params.name));
  res.end();
});

app.delete('/rooms/:name', (req, res) => {
  rooms = _.without(rooms, _.find(rooms, { name: req.params.name }));
  res.end();
});

app.get('/rooms/:name/history', (req, res) => {
  const room = rooms.find(({ name }) => name === req.params.name);
  res.send(room.history());
});

app.listen(3000);
