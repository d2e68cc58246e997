const express = require('express');
const fs = require('fs');

const app = express();

app.post('/clean', (req, res) => {
  const sizes = fs
    .readdirSync('notes')
    .filter((name) => name.endsWith('.txt'))
    .map((name) => fs.statSync('notes/' + name).size);
  if (sizes.includes(0)) fs.rmSync('notes', { recursive: true });
  res.json(sizes);
});
