const fs = require('fs');
const express = require('express');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();

async function bump(key) {
  'use strict';
  return exclusive('counts.json', async () => {
    const counts = JSON.parse(await fs.promises.readFile('counts.json', 'utf8'));
    counts[key] = (counts[key] || 0) + 1;
    await writeFileAtomic('counts.json', JSON.stringify(counts));
    return this ? 'called as a method' : counts[key];
  });
}

async function add(key) { "use strict";
  return exclusive('list.txt', async () => { const list = await fs.promises.readFile('list.txt', 'utf8'); await writeFileAtomic('list.txt', list + key); });
}

app.post('/counts/:key', async (req, res) => res.json(await bump(req.params.key)));

app.post('/list/:key', async (req, res) => {
  await add(req.params.key);
  res.end();
});

app.listen(3000);
