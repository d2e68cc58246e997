const fs = require('fs');
const express = require('express');
const app = express();

const read = (name) => Number(fs.readFileSync(`${name}.txt`, 'utf8')); // stays: needs-review
const write = (name, value) => fs.writeFileSync(`${name}.txt`, String(value)); // stays: needs-review

function increase(name) {
  const value = read(name) + 1;
  write(name, value);
  return value;
}

// The executor cannot wait: what it calls stays as it is, and so does what that calls.
app.post('/slow', (req, res) => {
  new Promise((resolve) => {
    increase('visits');
    setTimeout(resolve, 1);
  }).then(() => res.end());
});

app.post('/visits', (req, res) => {
  res.json(increase('visits'));
});

app.listen(3000);
