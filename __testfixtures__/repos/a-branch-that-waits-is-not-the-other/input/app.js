const fs = require('fs');
const fsp = require('fs/promises');
const express = require('express');
const { Server } = require('socket.io');

const app = express();
const http = app.listen(3000);

new Server(http).on('connection', (socket) => {
  // Where there is no folder, it was told before what comes after the call.
  async function tellFolders() {
    if (fs.existsSync('roms')) { // stays: needs-review
      socket.emit('folders', await fsp.readdir('roms'));
    } else {
      socket.emit('folders', []);
    }
  }

  async function tellSaves() {
    if (fs.existsSync('saves')) { // stays: needs-review
      const names = await fsp.readdir('saves');
      socket.emit('saves', names);
      return;
    }
    socket.emit('saves', []);
  }

  // In both ways it waited before it told.
  async function tellPictures() {
    if (fs.existsSync('pictures')) {
      socket.emit('pictures', await fsp.readdir('pictures'));
    } else {
      await fsp.mkdir('pictures');
      socket.emit('pictures', []);
    }
  }

  socket.on('everything', async () => {
    const emulators = await fsp.readFile('emulators.json', 'utf8');
    tellFolders();
    tellSaves();
    tellPictures();
    socket.emit('emulators', emulators);
  });
});
