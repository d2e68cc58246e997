const fs = require('fs');
const http = require('http');
const express = require('express');
const multer = require('multer');
const { Server } = require('socket.io');
const { thrownToProcess } = require('./unblock-helpers');
const app = express();

process.on('uncaughtException', (error, origin) => console.error(origin, error));

// Nobody catches what these throw.
const storage = multer.diskStorage({
  destination: 'uploads',
  filename: thrownToProcess(async function (req, file, done) {
    done(null, await fs.promises.readFile('prefix.txt', 'utf8') + file.originalname);
  }),
});
const upload = multer({
  storage,
  fileFilter: thrownToProcess(async (req, file, done) => done(null, (await fs.promises.readFile('types.txt', 'utf8')).includes(file.mimetype))),
});
app.post('/notes', upload.single('note'), (req, res) => res.end());

// It runs in a promise of socket.io, and so do its errors reject one.
const server = http.createServer(app);
new Server(server).use(async (socket, next) => {
  next((await fs.promises.readFile('users.txt', 'utf8')).includes(socket.id) ? undefined : new Error('no'));
});
server.listen(3000);
