const express = require('express');
const fs = require('fs');

const app = express();

function compared(tell) {
  const before = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  const after = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  tell(before.n === after.n);
}

app.use((req, res, next) => {
  compared((same) => {
    req.same = same;
    next();
  });
});

app.post('/count/:id', (req, res) => {
  const value = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  value.n += 1;
  fs.writeFileSync('a.json', JSON.stringify(value));
  res.json([req.same, value.n]);
});

app.listen(3000);
