const http = require('http');
const { WebSocketServer } = require('ws');
const fs = require('fs');
const path = require('path');

const inData = (name) => path.join(__dirname, 'data', name);
const server = http.createServer((req, res) => res.end(fs.readFileSync(inData('ada.json'))));
const sockets = new WebSocketServer({ server });

sockets.on('connection', (socket) => {
  const greeting = fs.readFileSync(inData('greeting'), 'utf8'); // stays: caller-not-in-sight
  socket.on('message', (message) => {
    const name = path.basename(String(message));
    socket.send(fs.existsSync(inData(name)) ? fs.readFileSync(inData(name), 'utf8') : `no ${name}`); // stays: unknown-callback, stays: unknown-callback
  });
  socket.send(greeting);
});

server.listen(process.env.PORT);
