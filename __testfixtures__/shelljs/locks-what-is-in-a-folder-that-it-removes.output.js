const express = require('express');
const fs = require('fs');
const shell = require('shelljs');
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
  return exclusive('data/visits.json', async () => {
    shell.rm('-rf', 'data'); // stays: no-async-form
    res.end();
  });
});

app.listen(3000);
