const { WebSocketServer } = require('ws');
const Docs = require('./docs-of-sockets');

// A socket has many messages.
module.exports = (server) => {
  const wss = new WebSocketServer({ server });
  wss.on('connection', (socket) => {
    socket.notes = new Docs();
    socket.on('message', (name) => {
      socket.send(socket.notes.read(name));
    });
    socket.on('pong', () => {
      socket.notes.read('pong');
    });
  });
};
