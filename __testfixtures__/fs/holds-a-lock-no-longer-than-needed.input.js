const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

app.post('/orders', async (req, res) => {
  const order = await db.insert(req.body);
  let stats = {};
  if (fs.existsSync('stats.json')) {
    stats = JSON.parse(fs.readFileSync('stats.json', 'utf8'));
    stats.orders += 1;
    fs.writeFileSync('stats.json', JSON.stringify(stats));
  }
  await db.notify(order);
  res.json({ order, stats });
});

// Others could come between these two uses before, too.
app.post('/orders/:id/count', async (req, res) => {
  const counts = JSON.parse(fs.readFileSync('counts.json', 'utf8'));
  if (counts.closed) return res.status(409).end();
  await db.touch(req.params.id);
  counts[req.params.id] = 1;
  fs.writeFileSync('counts.json', JSON.stringify(counts));
  res.end();
});

// What is declared on the way is used above and below: there is nothing smaller to cut out.
app.post('/visits', async (req, res) => {
  await db.touch(name());
  const visits = Number(fs.readFileSync('visits.txt', 'utf8'));
  function name() {
    return 'visits';
  }
  fs.writeFileSync('visits.txt', String(visits + 1));
  res.end(name());
});

app.listen(3000);
