const express = require('express');
const fs = require('fs');
const shell = require('shelljs');

const app = express();

app.post('/visits', (req, res) => {
  const visits = JSON.parse(fs.readFileSync('data/visits.json', 'utf8'));
  visits.count += 1;
  fs.writeFileSync('data/visits.json', JSON.stringify(visits));
  res.json(visits);
});

app.post('/reset', (req, res) => {
  shell.ShellString('{"count":0}').to('data/visits.json'); // stays: no-async-form
  res.end();
});

app.listen(3000);
