const express = require('express');
const AdmZip = require('adm-zip');
const { readWhole, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('data/visits.json', async () => {
    const visits = JSON.parse(await readWhole('data/visits.json', 'utf8'));
    visits.count += 1;
    await writeFileAtomic('data/visits.json', JSON.stringify(visits));
    res.json(visits);
  });
});

app.post('/reset', async (req, res) => {
  return exclusive('data/visits.json', async () => {
    const seed = new AdmZip('seed.zip'); // stays: no-async-form
    seed.extractAllTo('data', true); // stays: no-async-form
    res.end();
  });
});

app.listen(3000);
