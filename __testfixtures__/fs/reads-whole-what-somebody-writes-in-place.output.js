const fs = require('fs');
const express = require('express');
const { copyFileAtomic, readWhole } = require('./unblock-helpers');

const app = express();
let visits = 0;

// What reads in several steps while this runs would see half of it.
app.post('/visits', (req, res) => {
  visits += 1;
  const zone = process.env.TZ;
  process.env.TZ = 'UTC';
  fs.writeFileSync('visits.json', JSON.stringify({ visits })); // stays: process-state
  process.env.TZ = zone;
  res.end();
});

app.get('/visits', async (req, res) => {
  res.json(JSON.parse(await readWhole('visits.json', 'utf8')));
});

app.get('/page', async (req, res) => {
  res.send(await fs.promises.readFile('page.html', 'utf8'));
});

app.post('/snapshot', async (req, res) => {
  await copyFileAtomic('visits.json', 'snapshot.json');
  res.end();
});

app.listen(3000);
