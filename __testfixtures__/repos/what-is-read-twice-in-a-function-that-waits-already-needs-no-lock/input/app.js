const express = require('express');
const fs = require('fs');

const app = express();

function settings() {
  return JSON.parse(fs.readFileSync('settings.json', 'utf8'));
}

app.get('/show', async (req, res) => {
  const { name } = settings();
  const { color } = settings();
  if (!color) return res.json(name);
  await fetch('http://127.0.0.1:3001');
  return res.json([name, color]);
});

app.post('/set', (req, res) => {
  fs.writeFileSync('settings.json', JSON.stringify(req.query));
  res.end();
});

app.listen(3000);
