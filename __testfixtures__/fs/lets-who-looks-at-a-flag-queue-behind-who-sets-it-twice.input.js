const express = require('express');
const fs = require('fs');

const app = express();
let busy = false;

app.post('/report', (req, res) => {
  busy = true;
  const text = fs.readFileSync('report.txt', 'utf8');
  busy = false;
  res.send(text);
});

app.get('/health', (req, res) => {
  res.json({ busy });
});

app.listen(3000);
