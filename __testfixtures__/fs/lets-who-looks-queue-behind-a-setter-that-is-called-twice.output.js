const express = require('express');
const fs = require('fs');
const { exclusive, shared } = require('./unblock-helpers');

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

app.get('/list', async (req, res) => {
  return exclusive('phase', async () => {
    setPhase(Phase.Busy);
    const list = await fs.promises.readFile('list.txt', 'utf8');
    setPhase(Phase.Idle);
    res.send(list);
  });
});

app.get('/prices', async (req, res) => {
  return exclusive('closed', async () => {
    shop.close();
    const prices = await fs.promises.readFile('prices.txt', 'utf8');
    shop.open();
    res.send(prices);
  });
});

app.get('/hello', async (req, res) => {
  welcome(req.query.first);
  const text = await fs.promises.readFile('hello.txt', 'utf8');
  welcome(req.query.last);
  res.send(text);
});

app.get('/phase', async (req, res) => {
  return shared('phase', async () => {
    res.send(phase);
  });
});

app.get('/door', async (req, res) => {
  return shared('closed', async () => {
    res.json({ closed, visitor });
  });
});

app.listen(3000);
