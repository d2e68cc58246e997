const express = require('express');
const fs = require('fs');
const path = require('path');
const { Server } = require('socket.io');
const { writeFileAtomic, exclusive, inTurn } = require('./unblock-helpers');

const app = express();
const server = require('http').createServer(app);
const io = new Server(server);
const BOARD = path.join(__dirname, 'board.json');

app.put('/board', async (req, res) => {
  return exclusive('board.json', async () => {
    await writeFileAtomic(BOARD, JSON.stringify(req.query));
    io.to('board').emit('changed', req.query);
    res.sendStatus(204);
  });
});

io.on('connection', (socket) => {
  socket.on('sync', inTurn(async (reply) => {
    return exclusive('board.json', async () => {
      socket.join('board');
      reply(await fs.promises.readFile(BOARD, 'utf8'));
    });
  }));
});

server.listen(3000);
