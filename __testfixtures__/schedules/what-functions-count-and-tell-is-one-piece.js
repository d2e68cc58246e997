const express = require('express');
const fs = require('fs');

const app = express();
let visits = 0;

function addVisit() {
  visits += 1;
  return visits > 10;
}

function countVisits() {
  return visits;
}

app.post('/visit/:id', (req, res) => {
  const many = addVisit();
  const words = fs.readFileSync('words.txt', 'utf8');
  res.json([req.params.id, many, words, countVisits()]);
});

app.listen(3000);
