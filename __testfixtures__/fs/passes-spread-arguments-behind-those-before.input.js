const express = require('express');
const fs = require('fs');

const app = express();

function log(level, write, ...args) {
  const parts = args.map((part) => (typeof part === 'function' ? part() : part));
  // `write` is what stands there, and none of the spread arguments.
  write(level, ...parts);
}

function verbose(...args) {
  log('verbose', console.debug, ...args);
}

function send(level, write, part) {
  // Here it may be any of them, also what stands behind them.
  write(level, part);
}

function sendAll(...args) {
  send(...args, () => fs.readFileSync('sent.txt', 'utf8'));
}

app.get('/', (req, res) => {
  verbose('served', () => fs.readFileSync('served.txt', 'utf8'));
  sendAll('sent', (level, part) => res.send(fs.readFileSync(`${level}.txt`) + part));
});

app.listen(3000);
