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
