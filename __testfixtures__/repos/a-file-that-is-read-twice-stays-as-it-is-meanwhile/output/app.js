const express = require('express');
const fs = require('fs');
const { writeFileAtomic, shared, exclusive } = require('./unblock-helpers');

const app = express();

async function settings() {
  return JSON.parse(await fs.promises.readFile('a.json', 'utf8'));
}

app.post('/show', async (req, res) => {
  return shared('a.json', async () => {
    const before = await settings();
    const after = await settings();
    res.json([before.n, after.n]);
  });
});

app.post('/set/:id', async (req, res) => {
  return exclusive('a.json', async () => {
    await writeFileAtomic('a.json', JSON.stringify({ n: req.params.id }));
    res.end();
  });
});

app.listen(3000);
