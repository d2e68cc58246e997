const express = require('express');
const tar = require('tar');
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
    tar.x({ sync: true, file: 'seed.tgz', cwd: 'data' }); // stays: needs-review
    res.end();
  });
});

app.listen(3000);
