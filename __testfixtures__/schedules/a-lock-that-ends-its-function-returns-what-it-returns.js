const express = require('express');
const fs = require('fs');

const app = express();

app.post('/count/:id', async (req, res) => {
  await null;
  try {
    if (!fs.existsSync('a.json')) return res.json('none');
    const value = JSON.parse(fs.readFileSync('a.json', 'utf8'));
    value.n += 1;
    fs.writeFileSync('a.json', JSON.stringify(value));
    return res.json(value.n);
  } catch (error) {
    return res.json(error.code);
  }
});

app.listen(3000);
