const express = require('express');
const fs = require('fs');

const app = express();

app.get('/a', (req, res) => {
  let total = 1;
  const shown = () => total;
  total += (total = 10) + fs.statSync('a.txt').size; // stays: in-compound-assignment
  res.send(String(shown()));
});

app.get('/b', (req, res) => {
  let total = 1;
  const count = (size) => (total += 1) && size;
  total += count(fs.statSync('a.txt').size); // stays: in-compound-assignment
  res.send(String(total));
});

app.get('/c', (req, res) => {
  const counts = { sizes: 0 };
  counts.sizes += add(counts, fs.statSync('a.txt').size); // stays: in-compound-assignment
  res.send(counts);
});

function add(counts, size) {
  counts.sizes = size;
  return size;
}

app.listen(3000);
