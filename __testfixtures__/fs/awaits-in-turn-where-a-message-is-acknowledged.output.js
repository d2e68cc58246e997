const fs = require('fs');
const http = require('http');
const { Server } = require('socket.io');
const { exclusive, inTurn } = require('./unblock-helpers');

const server = http.createServer();
const io = new Server(server);
const games = {};

io.on('connection', (socket) => {
  socket.on('create', inTurn(async (name, reply) => {
    const outcome = await exclusive('games', async () => {
      if (games[name]) return { result: reply({ error: 'exists' }) };
      games[name] = { players: [socket.id], map: JSON.parse(await fs.promises.readFile('map.json', 'utf8')) };
      return undefined;
    });
    if (outcome) return outcome.result;
    reply({ isMade: true });
  }));
});

server.listen(3000);
