const express = require('express');
const fs = require('fs');

const app = express();

function setting(value) {
  const known = Number(fs.readFileSync('left.json', 'utf8') || 0);
  if (value !== undefined) fs.writeFileSync('left.json', String(value));
  return known;
}

app.post('/add/:id', (req, res) => {
  const seen = setting();
  setting(seen + 1);
  res.json([req.params.id, seen]);
});

app.listen(3000);
