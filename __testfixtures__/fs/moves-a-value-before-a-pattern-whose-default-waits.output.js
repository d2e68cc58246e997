const express = require('express');
const fs = require('fs');

const app = express();

app.get('/', async (req, res) => {
  let total = '';
  const add = async () => {
    const value = await fs.promises.readFile('a', 'utf8');
    const [first, rest = await fs.promises.readdir('d')] = (total += value);
    return [first, rest];
  };
  const added = await add();
  res.json({ added, total });
});
