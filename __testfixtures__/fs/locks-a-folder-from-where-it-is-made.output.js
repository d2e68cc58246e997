const express = require('express');
const fs = require('fs');
const { writeFileAtomic, pathExists, mkdirIfMissing, readFolder, exclusive, shared } = require('./unblock-helpers');

const app = express();
const settled = () => new Promise((resolve) => setImmediate(resolve));

// Who removes the folder must not come between these.
app.post('/cache', async (req, res) => {
  await settled();
  await exclusive('cache', async () => {
    await fs.promises.mkdir('cache', { recursive: true });
    await writeFileAtomic('cache/list.json', req.body);
  });
  res.end();
});

app.get('/cache', async (req, res) => {
  await settled();
  await shared('cache', async () => {
    if (!(await pathExists('cache'))) await mkdirIfMissing('cache');
    res.json(await readFolder('cache'));
  });
});

app.delete('/cache', async (req, res) => {
  return exclusive('cache', async () => {
    await fs.promises.rm('cache', { recursive: true, force: true });
    res.end();
  });
});

// Nobody removes this one, only what is in it.
app.post('/notes', async (req, res) => {
  await settled();
  await fs.promises.mkdir('notes', { recursive: true });
  await writeFileAtomic('notes/list.json', req.body);
  res.end();
});

app.delete('/notes', async (req, res) => {
  await fs.promises.unlink('notes/list.json');
  res.end();
});

app.listen(3000);
