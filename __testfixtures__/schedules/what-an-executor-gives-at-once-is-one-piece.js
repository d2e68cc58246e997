const express = require('express');
const fs = require('fs');
const app = express();
function load(name) {
  return new Promise((resolve) => resolve(JSON.parse(fs.readFileSync(`data-${name}.json`, 'utf8'))));
}
function save(name, value) {
  fs.writeFileSync(`data-${name}.json`, JSON.stringify(value));
  return Promise.resolve(value);
}
app.post('/r0/:id', async (req, res) => {
  const out = [];
  fs.appendFileSync('requests.log', `${req.params.id}\n`);
  fs.writeFileSync('a.json', '{"n":9}');
  const v2 = (await load('b'));
  v2.n += 1;
  (await save('b', v2));
  res.json(out);
});
app.listen(3000);

