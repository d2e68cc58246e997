// with ws@^8.0.0
const fs = require('fs');
const http = require('http');
const { WebSocketServer } = require('ws');

const server = http.createServer();
const sockets = new WebSocketServer({ server });

sockets.on('connection', async (socket) => {
  const greeting = fs.readFileSync('greeting.txt', 'utf8'); // stays: late-listener
  socket.on('message', (message) => socket.send(`${greeting} ${message}`));
});

sockets.on('connection', async (socket) => {
  socket.on('message', (message) => socket.send(String(message)));
  socket.send(fs.readFileSync('greeting.txt', 'utf8')); // stays: needs-review
});

sockets.on('connection', async (socket) => {
  socket.on('message', (message) => console.log(String(message)));
  socket.send(fs.readFileSync('greeting.txt', 'utf8'));
});

server.on('upgrade', async (req, socket) => {
  const name = fs.readFileSync('name.txt', 'utf8'); // stays: late-listener
  socket.on('error', () => socket.destroy(name));
});

server.listen(3000);
