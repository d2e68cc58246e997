const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();
let words;

async function dictionary() {
  return exclusive('words', async () => {
    if (!words) words = new Set((await fs.promises.readFile('words.txt', 'utf8')).split('\n'));
    return words;
  });
}

app.get('/words/:word', async (req, res) => {
  res.json({ known: (await dictionary()).has(req.params.word) });
});

app.listen(3000);
