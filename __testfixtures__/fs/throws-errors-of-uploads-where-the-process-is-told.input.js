const fs = require('fs');
const http = require('http');
const express = require('express');
const multer = require('multer');
const { Server } = require('socket.io');
const app = express();

process.on('uncaughtException', (error, origin) => console.error(origin, error));

// Nobody catches what these throw.
const storage = multer.diskStorage({
  destination: 'uploads',
  filename(req, file, done) {
    done(null, fs.readFileSync('prefix.txt', 'utf8') + file.originalname);
  },
});
const upload = multer({
  storage,
  fileFilter: (req, file, done) => done(null, fs.readFileSync('types.txt', 'utf8').includes(file.mimetype)),
});
app.post('/notes', upload.single('note'), (req, res) => res.end());

// It runs in a promise of socket.io, and so do its errors reject one.
const server = http.createServer(app);
new Server(server).use((socket, next) => {
  next(fs.readFileSync('users.txt', 'utf8').includes(socket.id) ? undefined : new Error('no'));
});
server.listen(3000);
