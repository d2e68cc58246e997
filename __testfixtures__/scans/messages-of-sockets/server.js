const fs = require('fs');
const http = require('http');
const { Server } = require('socket.io');
const WebSocket = require('ws');
const express = require('express');
const app = express();
require('express-ws')(app);

const server = http.createServer(app);
const io = new Server(server);
io.use((socket, next) => next(fs.existsSync('closed') && new Error('closed'))); // found: request use *
io.on('connection', (socket) => {
  socket.on('save', (note) => fs.writeFileSync('note.txt', note)); // found: request io.on connection
});
io.of('/admin').on('connection', (socket) => {
  socket.emit('log', fs.readFileSync('log.txt', 'utf8')); // found: request io.of('/admin').on connection
});

const sockets = new WebSocket.Server({ server });
sockets.on('connection', (socket) => {
  socket.on('message', (text) => fs.appendFileSync('chat.log', text)); // found: request sockets.on connection
});
app.ws('/echo', (socket) => socket.send(fs.readFileSync('motd'))); // found: request WS /echo

server.on('request', () => fs.appendFileSync('access.log', '.')); // found: request server.on request
server.on('close', () => fs.unlinkSync('pid')); // found: background
server.on('listening', () => fs.writeFileSync('pid', '1')); // found: startup
server.listen(3000);
