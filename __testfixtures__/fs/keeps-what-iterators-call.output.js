const fs = require('fs');
const express = require('express');
const app = express();

const step = () => Number(fs.readFileSync('step', 'utf8'));
const stepAsync = async () => Number(await fs.promises.readFile('step', 'utf8'));
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
app.get('/step', async (req, res) => res.json(await stepAsync()));

const free = () => fs.readFileSync('free', 'utf8');
const freeAsync = async () => fs.promises.readFile('free', 'utf8');
const places = { [Symbol.iterator]: () => ({ next: () => ({ done: free() === '', value: free() }) }) };
app.get('/places', (req, res) => res.json(Array.from(places)));
app.get('/free', async (req, res) => res.send(await freeAsync()));

const close = () => fs.readFileSync('close', 'utf8');
const closeAsync = async () => fs.promises.readFile('close', 'utf8');
function Cursor() {}
Cursor.prototype[Symbol.iterator] = open;
function open() {
  return { next: () => ({ done: false, value: 1 }), return: () => ({ done: close() !== '' }) };
}
app.get('/first', async (req, res) => {
  const [first] = new Cursor();
  res.json([first, await closeAsync()]);
});

// No iterator, but a queue.
const queue = {
  async next() {
    return fs.promises.readFile('job', 'utf8');
  },
};
app.get('/next', async (req, res) => res.send(await queue.next()));
