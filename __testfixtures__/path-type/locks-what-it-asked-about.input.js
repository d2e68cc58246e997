// with path-type@^4.0.0
const express = require('express');
const fs = require('fs');
const { isFileSync } = require('path-type');

const app = express();

app.post('/visits', (req, res) => {
  if (!isFileSync('data/visits.json')) fs.writeFileSync('data/visits.json', JSON.stringify({ first: req.ip }));
  res.end();
});

app.listen(3000);
