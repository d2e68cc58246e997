const fs = require('fs');
const { EventEmitter } = require('events');
const express = require('express');

const bus = new EventEmitter();
const listeners = new Set();

function listen(listener) {
  listeners.add(listener);
  bus.on('change', listener);
}

function stop() {
  const removeListener = bus.removeListener.bind(bus);
  for (const listener of listeners) removeListener('change', listener);
  listeners.forEach((listener) => bus.removeListener('change', listener));
}

listen(() => fs.readFileSync('state.json')); // found: background

const app = express();
app.delete('/listeners', (req, res) => {
  stop();
  res.end();
});
app.listen(3000);
