const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('visits.json', async () => {
    const visits = JSON.parse(await fs.promises.readFile('visits.json', 'utf8'));
    visits.count += 1;
    await writeFileAtomic('visits.json', JSON.stringify(visits));
    res.json(visits);
  });
});

app.listen(3000);
