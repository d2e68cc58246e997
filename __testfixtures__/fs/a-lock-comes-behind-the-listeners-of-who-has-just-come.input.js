// with ws@^8.0.0
const fs = require('fs');
const http = require('http');
const { WebSocketServer } = require('ws');

const server = http.createServer();
const sockets = new WebSocketServer({ server });
let guests = 0;

sockets.on('connection', async (socket) => {
  socket.on('message', (message) => console.log(String(message)));
  const visits = Number(fs.readFileSync('visits.txt', 'utf8'));
  fs.writeFileSync('visits.txt', String(visits + 1));
  socket.send('welcome');
});

sockets.on('connection', async (socket) => {
  const visits = Number(fs.readFileSync('visits.txt', 'utf8'));
  fs.writeFileSync('visits.txt', String(visits + 2));
  socket.send('again');
});

sockets.on('connection', (socket) => {
  guests += 1;
  socket.on('close', () => socket.terminate());
});

server.on('request', async (req, res) => {
  const before = guests;
  fs.writeFileSync('guests.txt', String(before)); // stays: needs-review
  guests = before + 1;
  res.end();
});

server.listen(3000);
