const express = require('express');
const fs = require('fs');

const app = express();

app.post('/visits', (req, res) => {
  const visits = JSON.parse(fs.readFileSync('visits.json', 'utf8'));
  visits.count += 1;
  fs.writeFileSync('visits.json', JSON.stringify(visits));
  res.json(visits);
});

app.listen(3000);
