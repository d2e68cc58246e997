const express = require('express');
const fs = require('fs');
const db = require('./db');
const { pathExists, writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/orders', async (req, res) => {
  const order = await db.insert(req.body);
  let stats = {};
  await exclusive('stats.json', async () => {
    if (await pathExists('stats.json')) {
      stats = JSON.parse(await fs.promises.readFile('stats.json', 'utf8'));
      stats.orders += 1;
      await writeFileAtomic('stats.json', JSON.stringify(stats));
    }
  });
  await db.notify(order);
  res.json({ order, stats });
});

// Others could come between these two uses before, too.
app.post('/orders/:id/count', async (req, res) => {
  const counts = JSON.parse(await fs.promises.readFile('counts.json', 'utf8'));
  if (counts.closed) return res.status(409).end();
  await db.touch(req.params.id);
  counts[req.params.id] = 1;
  await writeFileAtomic('counts.json', JSON.stringify(counts));
  res.end();
});

// What is declared on the way is used above and below: there is nothing smaller to cut out.
app.post('/visits', async (req, res) => {
  return exclusive('visits.txt', async () => {
    await unlocked('visits.txt', db.touch(name()));
    const visits = Number(await fs.promises.readFile('visits.txt', 'utf8'));
    function name() {
      return 'visits';
    }
    await writeFileAtomic('visits.txt', String(visits + 1));
    res.end(name());
  });
});

app.listen(3000);
