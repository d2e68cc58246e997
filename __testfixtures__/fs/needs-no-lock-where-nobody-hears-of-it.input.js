const express = require('express');
const fs = require('fs');
const { EventEmitter } = require('events');

const app = express();
const bus = new EventEmitter();
const LOG = `${__dirname}/chat.log`;

// What is told here is not what is looked up there.
app.post('/lines', (req, res) => {
  fs.appendFileSync(LOG, `${req.query.line}\n`);
  bus.emit('line', req.query.line);
  res.sendStatus(204);
});

app.get('/lines', (req, res) => {
  const text = fs.readFileSync(LOG, 'utf8');
  bus.once('end', () => res.end());
  res.write(text);
});

// An emitter of one request tells nobody else.
app.get('/report', (req, res) => {
  const progress = new EventEmitter();
  const names = fs.readFileSync(`${__dirname}/names.txt`, 'utf8').split('\n');
  progress.on('name', (name) => res.write(name));
  for (const name of names) progress.emit('name', name);
  res.end();
});

app.put('/names', (req, res) => {
  fs.writeFileSync(`${__dirname}/names.txt`, req.query.names);
  res.end();
});

app.listen(3000);
