const { WebSocketServer } = require('ws');
const Docs = require('./docs-of-sockets');
const { inTurn } = require('./unblock-helpers');

// A socket has many messages.
module.exports = (server) => {
  const wss = new WebSocketServer({ server });
  wss.on('connection', (socket) => {
    socket.notes = new Docs();
    socket.on('message', inTurn(async (name) => {
      socket.send(await socket.notes.read(name));
    }));
    socket.on('pong', inTurn(async () => {
      await socket.notes.read('pong');
    }));
  });
};
