const express = require('express');
const fs = require('fs');

const app = express();

app.get('/note/:id', (req, res) => {
  const file = `note-${req.params.id}.txt`;
  if (!fs.existsSync(file)) return res.json('none');
  return res.json(fs.readFileSync(file, 'utf8'));
});

app.delete('/note/:id', (req, res) => {
  const file = `note-${req.params.id}.txt`;
  if (!fs.existsSync(file)) return res.json('none');
  fs.unlinkSync(file);
  return res.json('gone');
});

app.listen(3000);
