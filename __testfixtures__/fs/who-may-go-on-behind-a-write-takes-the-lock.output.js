const express = require('express');
const fs = require('fs');
const { readWhole, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/visits', async (req, res) => {
  return exclusive('visits.json', async () => {
    const visits = JSON.parse(await readWhole('visits.json', 'utf8'));
    visits.count += 1;
    await writeFileAtomic('visits.json', JSON.stringify(visits));
    res.send(String(visits.count));
  });
});

app.delete('/visits', async (req, res) => {
  return exclusive('visits.json', async () => {
    reset();
    if (req.query.stop) process.exit(0);
    res.sendStatus(204);
  });
});

function reset() {
  fs.writeFileSync('visits.json', '{"count":0}'); // stays: process-event
}

app.listen(3000);
