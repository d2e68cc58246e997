const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const { eachInOrder, exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();
app.use(express.json());

app.post('/orders', async (req, res) => {
  return exclusive('orders.txt', async () => {
    await appendFileAsync('orders.txt', `#${req.body.id}\n`);
    for (const item of req.body.items) await appendFileAsync('orders.txt', `${item}\n`);
    res.end();
  });
});

app.post('/letters', async (req, res) => {
  return exclusive('letters.txt', async () => {
    for (const line of req.body.lines) await appendFileAsync('letters.txt', `${line}\n`);
    res.end();
  });
});

app.post('/lists', async (req, res) => {
  return exclusive('lists.txt', async () => {
    await appendFileAsync('lists.txt', `#${req.body.id}\n`);
    await eachInOrder(req.body.items, async (item) => appendFileAsync('lists.txt', `${item}\n`));
    res.end();
  });
});

// One line is whole by itself.
app.post('/notes', async (req, res) => {
  await appendFileAsync('notes.txt', `${req.body.note}\n`);
  res.end();
});

// In a log, lines of requests are mixed anyway.
app.post('/visits', async (req, res) => {
  await appendFileAsync('visits.log', 'begin\n');
  await appendFileAsync('visits.log', 'end\n');
  res.end();
});

const tell = async (line) => appendFileAsync('told.txt', `${line}\n`);
app.post('/told', async (req, res) => {
  await tell('begin');
  await tell('end');
  res.end();
});

app.listen(3000);
