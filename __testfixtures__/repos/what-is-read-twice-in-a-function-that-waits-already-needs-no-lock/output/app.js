const express = require('express');
const fs = require('fs');
const { writeFileAtomic } = require('./unblock-helpers');

const app = express();

async function settings() {
  return JSON.parse(await fs.promises.readFile('settings.json', 'utf8'));
}

app.get('/show', async (req, res) => {
  const { name } = await settings();
  const { color } = await settings();
  if (!color) return res.json(name);
  await fetch('http://127.0.0.1:3001');
  return res.json([name, color]);
});

app.post('/set', async (req, res) => {
  await writeFileAtomic('settings.json', JSON.stringify(req.query));
  res.end();
});

app.listen(3000);
