const express = require('express');
const fs = require('fs');
const { cachedExists } = require('./unblock-helpers');

class Room {
  constructor(id) {
    this.file = `rooms/${id}.json`;
  }

  // What it gives is no promise, so that nobody would wait for more than the file.
  async load() {
    return Object.assign(this, JSON.parse(await fs.promises.readFile(this.file, 'utf8')));
  }

  static async open(id) {
    const room = new Room(id);
    if (await cachedExists(room.file)) await room.load();
    return room;
  }
}

const app = express();
app.get('/rooms/:room', async (req, res) => res.json(await Room.open(req.params.room)));
app.listen(3000);
