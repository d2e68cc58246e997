const fs = require('fs');
const express = require('express');
const app = express();

process.on('unhandledRejection', (error) => console.error(error));

app.post('/visits', (req, res) => {
  const visits = JSON.parse(fs.readFileSync('visits.json', 'utf8'));
  visits.count += 1;
  fs.writeFileSync('visits.json', JSON.stringify(visits));
  res.json(visits);
});

// An error ends the process, as before.
setInterval(() => {
  fs.writeFileSync('visits.json', JSON.stringify({ count: 0 }));
}, 86400000);

app.listen(3000);
