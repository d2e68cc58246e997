const fs = require('fs');
const express = require('express');
const { exclusive } = require('./unblock-helpers');
const app = express();

function* counter() {
  let id = 0;
  while (true) yield (id += 1);
}
const ids = counter();

app.get('/pair', async (req, res) => {
  return exclusive('ids', async () => {
    const first = ids.next().value;
    const page = await fs.promises.readFile('page.html', 'utf8');
    const { value: second } = { value: ids.next().value };
    res.send(page + (second - first));
  });
});

app.listen(3000);
