const { once } = require('events');
const express = require('express');
const fs = require('fs');
const pump = require('pump');

const app = express();

class Sender {
  constructor(res) {
    this.res = res;
  }
  start(text) {
    const timer = setInterval(() => this.res.write(text), 100);
    this.res.on('close', () => clearInterval(timer));
  }
}

app.get('/sender', (req, res) => {
  new Sender(res).start(fs.readFileSync('text.txt', 'utf8'));
});

app.get('/each', (req, res) => {
  const text = fs.readFileSync('text.txt', 'utf8');
  const timer = setInterval(() => res.write(text), 100);
  ['close', 'error'].forEach((event) => res.on(event, () => clearInterval(timer)));
});

// These do not ask whether the client has left.
app.get('/pump', (req, res) => {
  res.type(fs.readFileSync('type.txt', 'utf8')); // stays: late-listener
  pump(fs.createReadStream('data.bin'), res);
});

app.get('/once', async (req, res) => {
  res.write(fs.readFileSync('text.txt', 'utf8')); // stays: late-listener
  await once(res, 'close');
});

module.exports = app;
