const express = require('express');
const fs = require('fs');

const app = express();
let total = 0;

app.post('/note/:id', (req, res) => {
  total += 1;
  const out = [total];
  out.push(fs.readFileSync('words.txt', 'utf8'));
  fs.writeFileSync('left.json', req.params.id);
  res.json(out);
});

app.listen(3000);
