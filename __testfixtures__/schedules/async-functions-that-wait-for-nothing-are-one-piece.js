const express = require('express');
const fs = require('fs');

const app = express();

async function load(name) {
  return JSON.parse(fs.readFileSync(`data-${name}.json`, 'utf8'));
}

async function save(name, value) {
  fs.writeFileSync(`data-${name}.json`, JSON.stringify(value));
}

async function add(name) {
  const value = await load(name);
  value.n += 1;
  await save(name, value);
  return value;
}

app.post('/add', async (req, res) => {
  const value = await add('a');
  res.json(value.n);
});

app.post('/both', async (req, res) => {
  const [one, other] = await Promise.all([load('a'), load('b')]);
  await save('b', { n: one.n + other.n });
  res.json(one.n + other.n);
});

app.listen(3000);
