const fs = require('fs');
const express = require('express');

const app = express();

app.post('/items', (req, res) => {
  const next = fs.readdirSync('items').length + 1;
  fs.writeFileSync(`items/${next}.json`, '{}');
  res.json({ next });
});

app.post('/clear', async (req, res) => {
  await fetch('http://localhost:1/clear');
  for (const name of fs.readdirSync('logs')) fs.unlinkSync(`logs/${name}`);
  res.end();
});

app.post('/mask', (req, res) => {
  const names = fs.readdirSync('pages');
  const zone = process.env.TZ;
  process.env.TZ = 'UTC';
  for (const name of names) fs.unlinkSync(`pages/${name}`); // stays: process-state
  process.env.TZ = zone;
  res.end();
});

app.get('/items', (req, res) => {
  res.json(fs.readdirSync('items'));
});

app.listen(3000);
