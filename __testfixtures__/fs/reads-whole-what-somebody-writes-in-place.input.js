const fs = require('fs');
const express = require('express');

const app = express();
let visits = 0;

// What reads in several steps while this runs would see half of it.
app.post('/visits', (req, res) => {
  visits += 1;
  const zone = process.env.TZ;
  process.env.TZ = 'UTC';
  fs.writeFileSync('visits.json', JSON.stringify({ visits })); // stays: process-state
  process.env.TZ = zone;
  res.end();
});

app.get('/visits', (req, res) => {
  res.json(JSON.parse(fs.readFileSync('visits.json', 'utf8')));
});

app.get('/page', (req, res) => {
  res.send(fs.readFileSync('page.html', 'utf8'));
});

app.post('/snapshot', (req, res) => {
  fs.copyFileSync('visits.json', 'snapshot.json');
  res.end();
});

app.listen(3000);
