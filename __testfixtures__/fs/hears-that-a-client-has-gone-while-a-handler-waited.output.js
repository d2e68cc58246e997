const express = require('express');
const fs = require('fs');
const { heardLate } = require('./unblock-helpers');

const app = express();
const clients = new Set();

app.get('/events', async (req, res) => {
  res.on('error', () => res.destroy());
  const hello = await fs.promises.readFile('hello.txt', 'utf8');
  clients.add(res);
  res.write(hello);
  const timer = setInterval(() => res.write('tick'), 1000);
  heardLate(req).once('aborted', () => clients.delete(res)).on('error', () => undefined);
  await listen(req, () => clearInterval(timer));
});

async function listen(req, gone) {
  await fs.promises.access('log.txt');
  heardLate(req).on('close', gone);
}

app.get('/page', async (req, res) => {
  const hello = await fs.promises.readFile('hello.txt', 'utf8');
  res.on('finish', () => clients.clear());
  res.send(hello);
});

app.listen(3000);
