const express = require('express');
const tar = require('tar');
const { readWhole, writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();
app.post('/visits', async (req, res) => {
  return exclusive('data/visits.json', async () => {
    const v = JSON.parse(await readWhole('data/visits.json', 'utf8'));
    v.n += 1;
    await writeFileAtomic('data/visits.json', JSON.stringify(v));
    res.json(v);
  });
});
app.post('/reset', async (req, res) => {
  return exclusive('data/visits.json', async () => {
    tar.x({ sync: true, file: 'seed.tgz' }); // stays: needs-review
    res.end();
  });
});
app.listen(3000);
