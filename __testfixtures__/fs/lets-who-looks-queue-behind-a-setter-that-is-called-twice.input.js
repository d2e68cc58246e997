const express = require('express');
const fs = require('fs');

const app = express();
const Phase = { Idle: 'idle', Busy: 'busy' };
let phase = Phase.Idle;
let closed = false;
let visitor = '';

function setPhase(value) {
  phase = value;
}

const shop = {
  close() {
    closed = true;
  },
  open() {
    closed = false;
  },
};

function welcome(name) {
  visitor = name;
}

app.get('/list', (req, res) => {
  setPhase(Phase.Busy);
  const list = fs.readFileSync('list.txt', 'utf8');
  setPhase(Phase.Idle);
  res.send(list);
});

app.get('/prices', (req, res) => {
  shop.close();
  const prices = fs.readFileSync('prices.txt', 'utf8');
  shop.open();
  res.send(prices);
});

app.get('/hello', (req, res) => {
  welcome(req.query.first);
  const text = fs.readFileSync('hello.txt', 'utf8');
  welcome(req.query.last);
  res.send(text);
});

app.get('/phase', (req, res) => {
  res.send(phase);
});

app.get('/door', (req, res) => {
  res.json({ closed, visitor });
});

app.listen(3000);
