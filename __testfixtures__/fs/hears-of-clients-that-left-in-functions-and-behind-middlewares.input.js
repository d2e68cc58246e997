const express = require('express');
const fs = require('fs');

const app = express();
const hub = new Set();

function add(res) {
  hub.add(res);
  res.on('close', () => hub.delete(res));
}

function check(req, res, next) {
  if (!fs.existsSync(`tokens/${req.query.token}`)) return res.sendStatus(401);
  next();
}

app.get('/news', (req, res) => {
  res.write(fs.readFileSync('news.txt', 'utf8'));
  add(res);
});

app.get('/private', check, (req, res) => {
  hub.add(res);
  req.on('close', () => hub.delete(res));
});

app.get('/sockets', (req, res) => {
  const text = fs.readFileSync('news.txt', 'utf8');
  req.socket.on('close', () => console.log(text));
  res.send(text);
});

// Nobody waits before that.
app.get('/open', (req, res) => {
  hub.add(res);
  req.on('close', () => hub.delete(res));
});

app.listen(3000);
