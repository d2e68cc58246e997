const fs = require('fs');
const express = require('express');
const { readFolder, freshStat, writeFileAtomic, mapInOrder } = require('./unblock-helpers');

const app = express();
app.use(express.json());

app.put('/notes/:id', async (req, res) => {
  await writeFileAtomic(`notes/${req.params.id}.json`, JSON.stringify(req.body));
  res.end();
});

// A name that comes and goes would be one of a file that nobody made, and gone when it is measured.
app.get('/notes', async (req, res) => {
  const names = await readFolder('notes');
  res.json(await mapInOrder(names, async (name) => ({ name, size: (await freshStat(`notes/${name}`)).size })));
});

app.get('/folders', async (req, res) => {
  const entries = await readFolder('notes', { withFileTypes: true });
  res.json(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name));
});

app.get('/all', async (req, res) => {
  res.json(await readFolder('notes', { recursive: true }));
});

// Nobody writes there.
app.get('/pages', async (req, res) => {
  res.json(await fs.promises.readdir('pages'));
});

app.listen(3000);
