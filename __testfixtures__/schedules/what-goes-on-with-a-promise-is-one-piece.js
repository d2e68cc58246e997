const express = require('express');
const fs = require('fs');

const app = express();

function load(name) {
  return new Promise((resolve) => {
    resolve(JSON.parse(fs.readFileSync(`data-${name}.json`, 'utf8')));
  });
}

function save(name, value) {
  fs.writeFileSync(`data-${name}.json`, JSON.stringify(value));
  return Promise.resolve(value);
}

app.post('/add', async (req, res) => {
  const value = await load('a');
  value.n += 1;
  await save('a', value);
  res.json(value.n);
});

app.post('/more', async (req, res) => {
  await load('a').then((value) => {
    value.n += 10;
    return save('a', value);
  });
  res.end();
});

app.listen(3000);
