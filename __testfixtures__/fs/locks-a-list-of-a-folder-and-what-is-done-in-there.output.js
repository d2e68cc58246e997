const fs = require('fs');
const express = require('express');
const { readFolder, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/items', async (req, res) => {
  return exclusive('items/*', async () => {
    const next = (await readFolder('items')).length + 1;
    await writeFileAtomic(`items/${next}.json`, '{}');
    res.json({ next });
  });
});

app.post('/clear', async (req, res) => {
  await fetch('http://localhost:1/clear');
  await exclusive('logs/*', async () => {
    for (const name of await fs.promises.readdir('logs')) await fs.promises.unlink(`logs/${name}`);
  });
  res.end();
});

app.post('/mask', async (req, res) => {
  return exclusive('pages/*', async () => {
    const names = await fs.promises.readdir('pages');
    const zone = process.env.TZ;
    process.env.TZ = 'UTC';
    for (const name of names) fs.unlinkSync(`pages/${name}`); // stays: process-state
    process.env.TZ = zone;
    res.end();
  });
});

app.get('/items', async (req, res) => {
  res.json(await readFolder('items'));
});

app.listen(3000);
