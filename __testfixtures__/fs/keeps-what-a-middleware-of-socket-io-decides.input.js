// Who passes control on to listeners of `connection` runs in one piece with them, which change what it has looked at.
const fs = require('fs');
const { Server } = require('socket.io');

const io = new Server(3000);

io.use((socket, next) => {
  const names = JSON.parse(fs.readFileSync('names.json', 'utf8')); // stays: needs-review
  next(names[socket.handshake.auth.name] ? new Error('taken') : undefined);
});
io.on('connection', (socket) => {
  const names = JSON.parse(fs.readFileSync('names.json', 'utf8')); // stays: caller-not-in-sight
  names[socket.handshake.auth.name] = true;
  fs.writeFileSync('names.json', JSON.stringify(names)); // stays: caller-not-in-sight
});
