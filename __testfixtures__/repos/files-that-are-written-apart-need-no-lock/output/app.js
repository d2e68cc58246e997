const express = require('express');
const fs = require('fs');
const { writeFileAtomic } = require('./unblock-helpers');

const app = express();

app.get('/page', async (req, res) => {
  const theme = await fs.promises.readFile('theme.json', 'utf8');
  res.json([theme, await fs.promises.readFile('menu.json', 'utf8')]);
});

app.post('/theme', async (req, res) => {
  await writeFileAtomic('theme.json', JSON.stringify(req.query));
  res.end();
});

app.post('/menu', async (req, res) => {
  await writeFileAtomic('menu.json', JSON.stringify(req.query));
  res.end();
});

app.listen(3000);
