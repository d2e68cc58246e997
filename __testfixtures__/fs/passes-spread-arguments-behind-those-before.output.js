const express = require('express');
const fs = require('fs');
const { mapInOrder } = require('./unblock-helpers');

const app = express();

async function log(level, write, ...args) {
  const parts = await mapInOrder(args, async (part) => (typeof part === 'function' ? await part() : part));
  // `write` is what stands there, and none of the spread arguments.
  write(level, ...parts);
}

async function verbose(...args) {
  await log('verbose', console.debug, ...args);
}

async function send(level, write, part) {
  // Here it may be any of them, also what stands behind them.
  await write(level, part);
}

async function sendAll(...args) {
  await send(...args, async () => fs.promises.readFile('sent.txt', 'utf8'));
}

app.get('/', async (req, res) => {
  await verbose('served', async () => fs.promises.readFile('served.txt', 'utf8'));
  await sendAll('sent', async (level, part) => res.send(await fs.promises.readFile(`${level}.txt`) + part));
});

app.listen(3000);
