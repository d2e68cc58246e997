const express = require('express');
const fs = require('fs');

const app = express();

async function sizeOf(name) {
  return fs.readFileSync(name, 'utf8').length;
}

app.post('/sizes', async (req, res) => {
  const names = fs.existsSync('left.json') ? ['left.json', 'words.txt'] : ['words.txt'];
  const promises = names.map((name) => sizeOf(name));
  const sizes = await Promise.all(promises);
  fs.writeFileSync('left.json', JSON.stringify(sizes));
  res.json(sizes);
});

app.post('/clear', (req, res) => {
  const isThere = fs.existsSync('left.json');
  if (isThere) fs.unlinkSync('left.json');
  res.json(isThere);
});

app.listen(3000);
