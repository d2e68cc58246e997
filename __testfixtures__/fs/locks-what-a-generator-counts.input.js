const fs = require('fs');
const express = require('express');
const app = express();

function* counter() {
  let id = 0;
  while (true) yield (id += 1);
}
const ids = counter();

app.get('/pair', (req, res) => {
  const first = ids.next().value;
  const page = fs.readFileSync('page.html', 'utf8');
  const { value: second } = { value: ids.next().value };
  res.send(page + (second - first));
});

app.listen(3000);
