const express = require('express');
const fs = require('fs');
const { cachedExists, heardLate } = require('./unblock-helpers');

const app = express();
const hub = new Set();

function add(res) {
  hub.add(res);
  heardLate(res).on('close', () => hub.delete(res));
}

async function check(req, res, next) {
  if (!(await cachedExists(`tokens/${req.query.token}`))) return res.sendStatus(401);
  next();
}

app.get('/news', async (req, res) => {
  res.write(await fs.promises.readFile('news.txt', 'utf8'));
  add(res);
});

app.get('/private', check, (req, res) => {
  hub.add(res);
  heardLate(req).on('close', () => hub.delete(res));
});

app.get('/sockets', async (req, res) => {
  const text = await fs.promises.readFile('news.txt', 'utf8');
  heardLate(req.socket).on('close', () => console.log(text));
  res.send(text);
});

// Nobody waits before that.
app.get('/open', (req, res) => {
  hub.add(res);
  req.on('close', () => hub.delete(res));
});

app.listen(3000);
