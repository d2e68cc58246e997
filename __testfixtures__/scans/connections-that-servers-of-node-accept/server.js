const net = require('net');
const tls = require('node:tls');
const fs = require('fs');

const server = net.createServer((socket) => {
  socket.write(fs.readFileSync('welcome.txt')); // found: request net.createServer
  socket.on('data', (data) => {
    socket.write(fs.readFileSync(String(data))); // found: request net.createServer
  });
  socket.on('end', () => fs.appendFileSync('log.txt', 'end\n')); // found: request net.createServer
});
server.on('close', () => fs.unlinkSync('server.pid')); // found: background
server.listen(7000, () => fs.writeFileSync('server.pid', String(process.pid))); // found: startup

const secure = new tls.Server({ key: fs.readFileSync('key.pem') }); // found: startup
secure.on('secureConnection', (socket) => socket.end(fs.readFileSync('secret.txt'))); // found: request secure.on secureConnection
secure.listen(7001);
