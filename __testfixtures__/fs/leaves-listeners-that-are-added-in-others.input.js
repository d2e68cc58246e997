const fs = require('fs');
const { WebSocketServer } = require('ws');

const server = new WebSocketServer({ port: 3000 });

// What comes behind the first message would find nobody who listens.
server.on('connection', (socket) => {
  socket.once('message', (name) => {
    socket.send(fs.readFileSync(`rooms/${name}.txt`, 'utf8')); // stays: late-listener
    socket.on('message', (text) => socket.send(`later ${text}`));
  });
});

server.on('listening', () => console.log('ready'));
