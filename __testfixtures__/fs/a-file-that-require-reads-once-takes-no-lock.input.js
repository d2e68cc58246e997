const express = require('express');
const fs = require('fs');
const app = express();

app.get('/labels', (req, res) => {
  const labels = require('./labels.json'); // stays: first-time-only
  const text = fs.readFileSync(req.query.path, 'utf8');
  const { language } = require('./labels.json'); // stays: first-time-only
  res.json({ labels, text, language });
});
app.put('/labels', (req, res) => {
  fs.writeFileSync('./labels.json', JSON.stringify(req.body));
  res.end();
});
app.listen(3000);
