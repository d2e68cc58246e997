const http = require('http');
const { WebSocketServer } = require('ws');
const fs = require('fs');
const path = require('path');

const inData = (name) => path.join(__dirname, 'data', name);
const server = http.createServer((req, res) => res.end(fs.readFileSync(inData('ada.json'))));
const sockets = new WebSocketServer({ server });

sockets.on('connection', (socket) => {
  const greeting = fs.readFileSync(inData('greeting'), 'utf8'); // stays: caller-not-in-sight
  let noted = 0;
  socket.on('message', (message) => {
    const [kind, note] = String(message).split(' ');
    if (kind === 'note') {
      fs.appendFileSync(inData('log'), `${note}\n`);
      noted += 1;
      return;
    }
    const name = path.basename(String(message));
    socket.send(fs.existsSync(inData(name)) ? fs.readFileSync(inData(name), 'utf8') : `no ${name}`);
  });
  socket.on('close', () => {
    if (noted > 0) fs.appendFileSync(inData('log'), `closed after ${noted}\n`);
  });
  socket.send(greeting);
});

server.listen(process.env.PORT);
