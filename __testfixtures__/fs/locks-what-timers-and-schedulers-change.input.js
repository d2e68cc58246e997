const fs = require('fs');
const cron = require('node-cron');
const express = require('express');
const app = express();

const load = () => JSON.parse(fs.readFileSync('visits.json', 'utf8'));

app.post('/visits', (req, res) => {
  const visits = load();
  visits.count += 1;
  fs.writeFileSync('visits.json', JSON.stringify(visits));
  res.json(visits);
});

setInterval(() => {
  fs.writeFileSync('visits.json', JSON.stringify({ count: 0 }));
}, 86400000);

cron.schedule('0 0 * * *', () => {
  fs.writeFileSync('visits.json', JSON.stringify({ count: 0 }));
});

// Nobody else changes it, and requests only see it whole.
setInterval(() => {
  fs.writeFileSync('beat.txt', String(Date.now()));
}, 1000);

app.listen(3000);
