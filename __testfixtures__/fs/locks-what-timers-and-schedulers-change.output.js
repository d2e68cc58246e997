const fs = require('fs');
const cron = require('node-cron');
const express = require('express');
const { writeFileAtomic, exclusive, oneAtATime } = require('./unblock-helpers');
const app = express();

const load = async () => JSON.parse(await fs.promises.readFile('visits.json', 'utf8'));

app.post('/visits', async (req, res) => {
  return exclusive('visits.json', async () => {
    const visits = await load();
    visits.count += 1;
    await writeFileAtomic('visits.json', JSON.stringify(visits));
    res.json(visits);
  });
});

setInterval(oneAtATime(async () => {
  return exclusive('visits.json', async () => {
    await writeFileAtomic('visits.json', JSON.stringify({ count: 0 }));
  });
}), 86400000);

cron.schedule('0 0 * * *', async () => {
  return exclusive('visits.json', async () => {
    await writeFileAtomic('visits.json', JSON.stringify({ count: 0 }));
  });
});

// Nobody else changes it, and requests only see it whole.
setInterval(oneAtATime(async () => {
  await writeFileAtomic('beat.txt', String(Date.now()));
}), 1000);

app.listen(3000);
