const express = require('express');
const fs = require('fs');
const AdmZip = require('adm-zip');

const app = express();

app.post('/visits', (req, res) => {
  const visits = JSON.parse(fs.readFileSync('data/visits.json', 'utf8'));
  visits.count += 1;
  fs.writeFileSync('data/visits.json', JSON.stringify(visits));
  res.json(visits);
});

app.post('/reset', (req, res) => {
  const seed = new AdmZip('seed.zip'); // stays: no-async-form
  seed.extractAllTo('data', true); // stays: no-async-form
  res.end();
});

app.listen(3000);
