const http = require('http');
const { Server } = require('socket.io');
const fs = require('fs');
const path = require('path');

const inData = (name) => path.join(__dirname, 'data', name);
const server = http.createServer((req, res) => res.end(fs.readFileSync(inData('ada.json'))));
const io = new Server(server);

io.use((socket, next) => {
  const key = fs.readFileSync(inData('key'), 'utf8');
  next(socket.handshake.auth.key === key ? undefined : new Error('wrong key'));
});
io.on('connection', (socket) => {
  socket.on('load', (name, answer) => {
    answer(fs.existsSync(inData(name)) ? fs.readFileSync(inData(name), 'utf8') : null);
  });
  socket.on('save', async (name, text, answer) => {
    fs.writeFileSync(inData(name), text);
    answer(fs.statSync(inData(name)).size);
  });
});

server.listen(process.env.PORT);
