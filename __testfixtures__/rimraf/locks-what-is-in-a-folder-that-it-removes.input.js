// with rimraf@^3.0.2
const express = require('express');
const fs = require('fs');
const rimraf = require('rimraf');

const app = express();

app.post('/visits', (req, res) => {
  const visits = JSON.parse(fs.readFileSync('data/visits.json', 'utf8'));
  visits.count += 1;
  fs.writeFileSync('data/visits.json', JSON.stringify(visits));
  res.json(visits);
});

app.post('/reset', (req, res) => {
  rimraf.sync('data');
  res.end();
});

app.listen(3000);
