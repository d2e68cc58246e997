const fs = require('fs');
const http = require('http');
const { Server } = require('socket.io');

const server = http.createServer();
const io = new Server(server);
const games = {};

io.on('connection', (socket) => {
  socket.on('create', (name, reply) => {
    if (games[name]) return reply({ error: 'exists' });
    games[name] = { players: [socket.id], map: JSON.parse(fs.readFileSync('map.json', 'utf8')) };
    reply({ isMade: true });
  });
});

server.listen(3000);
