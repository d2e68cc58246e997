const express = require('express');
const fs = require('fs');

const app = express();

app.post('/note/:id', (req, res) => {
  const file = 'data-a.json';
  if (!fs.existsSync(file)) return res.json('none');
  return res.json(fs.readFileSync(file, 'utf8'));
});

app.post('/note/:id', (req, res) => {
  const file = 'data-a.json';
  if (!fs.existsSync(file)) return res.json('none');
  fs.unlinkSync(file);
  return res.json('gone');
});

app.listen(3000);
