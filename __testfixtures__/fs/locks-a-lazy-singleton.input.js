const express = require('express');
const fs = require('fs');

const app = express();
let words;

function dictionary() {
  if (!words) words = new Set(fs.readFileSync('words.txt', 'utf8').split('\n'));
  return words;
}

app.get('/words/:word', (req, res) => {
  res.json({ known: dictionary().has(req.params.word) });
});

app.listen(3000);
