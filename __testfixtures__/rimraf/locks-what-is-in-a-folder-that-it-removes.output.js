// with rimraf@^3.0.2
const express = require('express');
const fs = require('fs');
const rimraf = require('rimraf');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const { promisify } = require('util');
const rimrafAsync = promisify(rimraf);

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('data + data/visits.json', async () => {
    const visits = JSON.parse(await fs.promises.readFile('data/visits.json', 'utf8'));
    visits.count += 1;
    await writeFileAtomic('data/visits.json', JSON.stringify(visits));
    res.json(visits);
  });
});

app.post('/reset', async (req, res) => {
  return exclusive('data + data/visits.json', async () => {
    await rimrafAsync('data');
    res.end();
  });
});

app.listen(3000);
