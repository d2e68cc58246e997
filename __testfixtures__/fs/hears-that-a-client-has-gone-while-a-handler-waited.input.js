const express = require('express');
const fs = require('fs');

const app = express();
const clients = new Set();

app.get('/events', (req, res) => {
  res.on('error', () => res.destroy());
  const hello = fs.readFileSync('hello.txt', 'utf8');
  clients.add(res);
  res.write(hello);
  const timer = setInterval(() => res.write('tick'), 1000);
  req.once('aborted', () => clients.delete(res)).on('error', () => undefined);
  listen(req, () => clearInterval(timer));
});

function listen(req, gone) {
  fs.accessSync('log.txt');
  req.on('close', gone);
}

app.get('/page', (req, res) => {
  const hello = fs.readFileSync('hello.txt', 'utf8');
  res.on('finish', () => clients.clear());
  res.send(hello);
});

app.listen(3000);
