const fs = require('fs');
const express = require('express');
const app = express();

const step = () => Number(fs.readFileSync('step', 'utf8'));
function lines(n) {
  let i = 0;
  return {
    [Symbol.iterator]() {
      return this;
    },
    next() {
      i += step();
      return i > n ? { done: true, value: undefined } : { done: false, value: i };
    },
  };
}
app.get('/lines/:n', (req, res) => res.json([...lines(+req.params.n)]));
app.get('/step', (req, res) => res.json(step()));

const free = () => fs.readFileSync('free', 'utf8');
const places = { [Symbol.iterator]: () => ({ next: () => ({ done: free() === '', value: free() }) }) };
app.get('/places', (req, res) => res.json(Array.from(places)));
app.get('/free', (req, res) => res.send(free()));

const close = () => fs.readFileSync('close', 'utf8');
function Cursor() {}
Cursor.prototype[Symbol.iterator] = open;
function open() {
  return { next: () => ({ done: false, value: 1 }), return: () => ({ done: close() !== '' }) };
}
app.get('/first', (req, res) => {
  const [first] = new Cursor();
  res.json([first, close()]);
});

// No iterator, but a queue.
const queue = {
  next() {
    return fs.readFileSync('job', 'utf8');
  },
};
app.get('/next', (req, res) => res.send(queue.next()));
