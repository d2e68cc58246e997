const fs = require('fs');
const { Server } = require('socket.io');
const { readWhole, writeFileAtomic, exclusive, inTurn } = require('./unblock-helpers');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const io = new Server(3000);
const admin = io.of('/admin');

io.on('connection', (socket) => {
  socket.on('save', inTurn(save));
  const load = async (name, callback) => {
    callback(await readWhole(`notes/${name}`, 'utf8'));
  };
  socket.on('load', inTurn(load));
  registerTexts(socket);

  async function save({ name, text }) {
    return exclusive('notes + sockets', async () => {
      await writeFileAtomic(`notes/${name}`, text);
      socket.broadcast.emit('saved', name);
    });
  }
});

function registerTexts(client) {
  client.on('text', inTurn(async (text) => {
    await appendFileAsync('texts.log', text);
    client.emit('texts', text.length);
  }));
  client.on('disconnect', inTurn(() => client.broadcast.emit('left')));
}

// Something else calls the listener, too.
admin.on('connection', (socket) => {
  socket.on('clear', clear);
  function clear(name) {
    fs.writeFileSync(`notes/${name}`, ''); // stays: unknown-callback
  }
  clear('all');
});

// The other sockets would have to take turns, too.
const [one, other] = [io.of('/one'), io.of('/other')];
one.on('connection', (socket) => registerNames(socket));
other.on('connection', (socket) => {
  registerNames(socket);
  socket.onAny((event) => socket.emit('heard', event));
});

function registerNames(socket) {
  socket.on('name', (name) => {
    fs.writeFileSync('name.txt', name); // stays: unknown-callback
    socket.emit('named', name);
  });
}
