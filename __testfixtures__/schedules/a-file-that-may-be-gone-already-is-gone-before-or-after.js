const express = require('express');
const fs = require('fs');
const app = express();
function save(name, value) {
  fs.writeFileSync(`data-${name}.json`, JSON.stringify(value));
}
app.post('/r0/:id', (req, res) => {
  const out = [];
  try {
    fs.copyFileSync('a.json', 'copy.json');
  } catch (error) {
    out.push(error.code);
  }
  fs.writeFileSync('left.json', req.params.id);
  fs.writeFileSync('right.json', req.params.id);
  save('b', { n: 9 });
  res.json(out);
});
app.post('/r1/:id', (req, res) => {
  const out = [];
  if (fs.existsSync('a.json')) fs.unlinkSync('a.json');
  const v1 = fs.readFileSync('words.txt', 'utf8');
  fs.writeFileSync('right.json', v1);
  res.json(out);
});
app.listen(3000);
