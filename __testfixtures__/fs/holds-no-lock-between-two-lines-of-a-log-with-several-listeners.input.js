const EventEmitter = require('events');
const express = require('express');
const fs = require('fs');

const app = express();
const lines = new EventEmitter();
const recent = [];
let count = 0;

lines.on('line', (line) => {
  if (recent.length > 99) recent.shift();
  recent.push(line);
});

lines.on('line', (line) => {
  if (recent.includes(line)) count += 1;
  if (count > 1000) recent.length = 0;
});

function log(level, text) {
  lines.emit('line', `${level} ${text}`);
}

process.on('SIGUSR2', () => {
  recent.push(`${recent.length} lines`);
});

app.get('/list', (req, res) => {
  log('info', `list for ${req.ip}`);
  const list = fs.readFileSync('list.txt', 'utf8');
  log('info', `${list.length} for ${req.ip}`);
  res.send(list);
});

app.get('/log', (req, res) => {
  res.json(recent);
});

app.listen(3000);
