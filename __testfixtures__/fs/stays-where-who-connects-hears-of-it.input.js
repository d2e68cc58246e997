const fs = require('fs');
const http = require('http');
const WebSocket = require('ws');

const server = http.createServer();
const wss = new WebSocket.Server({ server });
const LOG = `${__dirname}/chat.log`;

wss.on('connection', (socket) => {
  socket.on('message', (data) => {
    fs.appendFileSync(LOG, `${data}\n`); // stays: needs-review
    wss.clients.forEach((client) => client.send(`${data}`));
  });
  // Whoever connects between the line in the file and the message would get it twice.
  for (const line of fs.readFileSync(LOG, 'utf8').split('\n')) socket.send(line); // stays: caller-not-in-sight
});

server.listen(3000);
