const express = require('express');
const fs = require('fs');
const path = require('path');
const { Server } = require('socket.io');

const app = express();
const server = require('http').createServer(app);
const io = new Server(server);
const BOARD = path.join(__dirname, 'board.json');

app.put('/board', (req, res) => {
  fs.writeFileSync(BOARD, JSON.stringify(req.query));
  io.to('board').emit('changed', req.query);
  res.sendStatus(204);
});

io.on('connection', (socket) => {
  socket.on('sync', (reply) => {
    socket.join('board');
    reply(fs.readFileSync(BOARD, 'utf8'));
  });
});

server.listen(3000);
