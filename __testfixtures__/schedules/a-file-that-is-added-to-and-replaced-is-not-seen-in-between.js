const express = require('express');
const fs = require('fs');

const app = express();

app.post('/read/:id', (req, res) => {
  res.json([fs.readFileSync('data-a.json', 'utf8')]);
});

app.post('/try/:id', (req, res) => {
  fs.appendFileSync('data-a.json', 'more');
  fs.writeFileSync('data-a.json', '{"n":9}');
  res.json([]);
});

app.listen(3000);
