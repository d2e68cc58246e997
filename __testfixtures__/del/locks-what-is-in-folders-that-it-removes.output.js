// with del@^6.1.1
const express = require('express');
const fs = require('fs');
const del = require('del');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('data/visits.json', async () => {
    const visits = JSON.parse(await fs.promises.readFile('data/visits.json', 'utf8'));
    visits.count += 1;
    await writeFileAtomic('data/visits.json', JSON.stringify(visits));
    res.json(visits);
  });
});

app.post('/reset', async (req, res) => {
  return exclusive('data/visits.json', () => exclusive('logs', async () => {
    await del(['logs', 'data/*.json']);
    res.end();
  }));
});

app.listen(3000);
