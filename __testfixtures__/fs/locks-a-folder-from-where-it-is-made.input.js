const express = require('express');
const fs = require('fs');

const app = express();
const settled = () => new Promise((resolve) => setImmediate(resolve));

// Who removes the folder must not come between these.
app.post('/cache', async (req, res) => {
  await settled();
  fs.mkdirSync('cache', { recursive: true });
  fs.writeFileSync('cache/list.json', req.body);
  res.end();
});

app.get('/cache', async (req, res) => {
  await settled();
  if (!fs.existsSync('cache')) fs.mkdirSync('cache');
  res.json(fs.readdirSync('cache'));
});

app.delete('/cache', (req, res) => {
  fs.rmSync('cache', { recursive: true, force: true });
  res.end();
});

// Nobody removes this one, only what is in it.
app.post('/notes', async (req, res) => {
  await settled();
  fs.mkdirSync('notes', { recursive: true });
  fs.writeFileSync('notes/list.json', req.body);
  res.end();
});

app.delete('/notes', (req, res) => {
  fs.unlinkSync('notes/list.json');
  res.end();
});

app.listen(3000);
