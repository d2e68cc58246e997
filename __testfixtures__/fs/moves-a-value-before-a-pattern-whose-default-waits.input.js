const express = require('express');
const fs = require('fs');

const app = express();

app.get('/', (req, res) => {
  let total = '';
  const add = () => {
    const [first, rest = fs.readdirSync('d')] = (total += fs.readFileSync('a', 'utf8'));
    return [first, rest];
  };
  const added = add();
  res.json({ added, total });
});
