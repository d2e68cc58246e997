const express = require('express');
const fs = require('fs');

const app = express();

app.post('/make/:id', (req, res) => {
  fs.writeFileSync(`n-${req.params.id}.json`, '{"n":0}');
  fs.writeFileSync('right.json', 'made');
  res.json('made');
});

app.post('/show/:id', (req, res) => {
  fs.writeFileSync('right.json', req.params.id);
  const file = `n-${req.params.id}.json`;
  try {
    res.json(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    res.json(error.code);
  }
});

app.listen(3000);
