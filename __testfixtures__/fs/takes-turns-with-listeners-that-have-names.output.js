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
    return exclusive('notes', async () => {
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

// Nobody else gets at these listeners: not all of them would take turns.
const chained = new Server(3001);
chained.on('connection', (socket) => {
  socket
    .on('keep', ({ name, text }) => {
      fs.writeFileSync(`kept/${name}`, text); // stays: unknown-callback
      socket.data.name = name;
    })
    .on('name', (callback) => callback(socket.data.name));
});

class Player {
  constructor(socket) {
    this.socket = socket;
    this.socket.on('score', (callback) => callback(this.score));
  }
}
const played = new Server(3002);
played.on('connection', (socket) => {
  const player = new Player(socket);
  socket.on('play', (move) => {
    player.score = fs.readFileSync(`moves/${move}`, 'utf8'); // stays: unknown-callback
  });
});

// Both handlers get the same socket.
const shared = new Server(3003);
shared.on('connection', (socket) => {
  socket.on('draw', inTurn(async (line) => {
    const text = await fs.promises.readFile('lines.txt', 'utf8');
    socket.data.lines = text + line;
  }));
});
shared.on('connection', (socket) => {
  socket.on('lines', inTurn((callback) => callback(socket.data.lines)));
});
