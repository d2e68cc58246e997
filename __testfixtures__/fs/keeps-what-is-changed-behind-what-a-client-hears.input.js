const express = require('express');
const fs = require('fs');
const { createServer } = require('http');
const { Server } = require('socket.io');

const app = express();
const server = createServer(app);
const io = new Server(server);

io.on('connection', (socket) => {
  // The client may ask again as soon as it has the acknowledgement.
  socket.on('save', (text, done) => {
    try {
      done({ ok: true });
      fs.writeFileSync('saved.txt', text); // stays: needs-review
    } catch (error) {
      console.error(error);
    }
  });

  socket.on('put', async (text) => {
    try {
      socket.emit('put', text.length);
      fs.writeFileSync('put.txt', text); // stays: needs-review
    } catch (error) {
      console.error(error);
    }
  });

  // This one tells when it is done.
  socket.on('store', async (text, done) => {
    try {
      fs.writeFileSync('stored.txt', text);
      done({ ok: true });
    } catch (error) {
      done({ ok: false });
    }
  });
});

app.get('/saved', (req, res) => {
  res.send(fs.readFileSync('saved.txt', 'utf8'));
});

app.get('/put', (req, res) => {
  res.send(fs.readFileSync('put.txt', 'utf8'));
});

app.get('/stored', (req, res) => {
  res.send(fs.readFileSync('stored.txt', 'utf8'));
});

// What runs when the response is sent runs before the next request is read.
app.use('/counted', (req, res, next) => {
  res.on('finish', () => {
    fs.writeFileSync('last.txt', req.url); // stays: needs-review
  });
  next();
});

app.get('/last', (req, res) => {
  res.send(fs.readFileSync('last.txt', 'utf8'));
});

// Nobody reads this.
app.use('/logged', (req, res, next) => {
  res.on('finish', () => {
    fs.appendFileSync('access.log', req.url);
  });
  next();
});

server.listen(3000);
