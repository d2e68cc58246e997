const express = require('express');
const fs = require('fs');

const app = express();

app.get('/notes/:id', (req, res) => {
  const text = fs.readFileSync(`notes/${req.params.id}.txt`, 'utf8');
  res.send(text);
});

app.listen(3000);
