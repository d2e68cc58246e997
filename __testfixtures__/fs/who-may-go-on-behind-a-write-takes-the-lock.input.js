const express = require('express');
const fs = require('fs');

const app = express();

app.post('/visits', (req, res) => {
  const visits = JSON.parse(fs.readFileSync('visits.json', 'utf8'));
  visits.count += 1;
  fs.writeFileSync('visits.json', JSON.stringify(visits));
  res.send(String(visits.count));
});

app.delete('/visits', (req, res) => {
  reset();
  if (req.query.stop) process.exit(0);
  res.sendStatus(204);
});

function reset() {
  fs.writeFileSync('visits.json', '{"count":0}'); // stays: process-event
}

app.listen(3000);
