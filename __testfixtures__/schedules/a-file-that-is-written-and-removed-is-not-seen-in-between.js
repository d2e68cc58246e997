const express = require('express');
const fs = require('fs');

const app = express();

app.post('/copy/:id', (req, res) => {
  const out = [];
  try {
    fs.copyFileSync('a.json', 'copy.json');
  } catch (error) {
    out.push(error.code);
  }
  res.json(out);
});

app.post('/try/:id', (req, res) => {
  fs.writeFileSync('a.json', '{"n":9}');
  fs.unlinkSync('a.json');
  res.json([]);
});

app.listen(3000);
