const express = require('express');
const fs = require('fs');

const app = express();
let busy = false;

app.post('/report', (req, res) => {
  busy = true;
  const text = fs.readFileSync('report.txt', 'utf8'); // stays: needs-review
  busy = false;
  res.send(text);
});

process.on('SIGUSR2', () => {
  if (!busy) global.gc();
});

app.listen(3000);
