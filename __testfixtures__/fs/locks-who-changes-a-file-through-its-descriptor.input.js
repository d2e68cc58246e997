const fs = require('fs');
const express = require('express');

const app = express();

app.post('/visits', (req, res) => {
  const fd = fs.openSync('visits.txt', 'r+');
  const buffer = Buffer.alloc(10);
  const length = fs.readSync(fd, buffer, 0, 10, 0);
  const visits = Number(buffer.toString('utf8', 0, length)) + 1;
  fs.writeSync(fd, String(visits), 0);
  fs.closeSync(fd);
  res.json({ visits });
});

app.put('/names/:name', (req, res) => {
  const fd = fs.openSync('names.txt', 'w');
  fs.writeSync(fd, req.params.name);
  fs.fsyncSync(fd);
  fs.closeSync(fd);
  res.end();
});

app.get('/names', (req, res) => {
  const fd = fs.openSync('names.txt');
  const names = fs.readFileSync(fd, 'utf8');
  fs.closeSync(fd);
  res.send(names);
});

app.get('/help', (req, res) => {
  const fd = fs.openSync('help.txt', 'r');
  const { size } = fs.fstatSync(fd);
  const text = fs.readFileSync(fd, 'utf8');
  fs.closeSync(fd);
  res.json({ size, text });
});

app.listen(3000);
