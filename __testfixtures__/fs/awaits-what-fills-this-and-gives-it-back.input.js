const express = require('express');
const fs = require('fs');

class Room {
  constructor(id) {
    this.file = `rooms/${id}.json`;
  }

  // What it gives is no promise, so that nobody would wait for more than the file.
  load() {
    return Object.assign(this, JSON.parse(fs.readFileSync(this.file, 'utf8')));
  }

  static open(id) {
    const room = new Room(id);
    if (fs.existsSync(room.file)) room.load();
    return room;
  }
}

const app = express();
app.get('/rooms/:room', (req, res) => res.json(Room.open(req.params.room)));
app.listen(3000);
