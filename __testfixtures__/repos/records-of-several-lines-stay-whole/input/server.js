const express = require('express');
const fs = require('fs');

const app = express();
app.use(express.json());

app.post('/orders', (req, res) => {
  fs.appendFileSync('orders.txt', `#${req.body.id}\n`);
  for (const item of req.body.items) fs.appendFileSync('orders.txt', `${item}\n`);
  res.end();
});

app.post('/letters', (req, res) => {
  for (const line of req.body.lines) fs.appendFileSync('letters.txt', `${line}\n`);
  res.end();
});

app.post('/lists', (req, res) => {
  fs.appendFileSync('lists.txt', `#${req.body.id}\n`);
  req.body.items.forEach((item) => fs.appendFileSync('lists.txt', `${item}\n`));
  res.end();
});

// One line is whole by itself.
app.post('/notes', (req, res) => {
  fs.appendFileSync('notes.txt', `${req.body.note}\n`);
  res.end();
});

// In a log, lines of requests are mixed anyway.
app.post('/visits', (req, res) => {
  fs.appendFileSync('visits.log', 'begin\n');
  fs.appendFileSync('visits.log', 'end\n');
  res.end();
});

const tell = (line) => fs.appendFileSync('told.txt', `${line}\n`);
app.post('/told', (req, res) => {
  tell('begin');
  tell('end');
  res.end();
});

app.listen(3000);
