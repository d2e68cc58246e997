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

app.delete('/visits', (req, res) => {
  if (req.query.stop) {
    reset();
    process.exit(0);
  }
  res.sendStatus(400);
});

function reset() {
  fs.writeFileSync('visits.json', '{"count":0}'); // stays: process-event
}

process.on('exit', () => fs.writeFileSync('visits.json', '{"count":-1}')); // stays: process-event

app.listen(3000);
