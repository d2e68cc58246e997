const fs = require('fs');
const path = require('path');
const express = require('express');
const { promisify } = require('util');
const { writeFileAtomic, shared, exclusive } = require('./unblock-helpers');
const openAsync = promisify(fs.open);
const fstatAsync = promisify(fs.fstat);
const closeAsync = promisify(fs.close);

const app = express();
const dir = process.env.CACHE;

app.get('/:key', async (req, res) => {
  return shared('*.json', async () => {
    const file = path.join(dir, `${req.params.key}.json`);
    const page = await fs.promises.readFile(file, 'utf8');
    const fd = await openAsync(file, 'r');
    const { mtime } = await fstatAsync(fd);
    await closeAsync(fd);
    res.json({ page, mtime });
  });
});

app.put('/:key', async (req, res) => {
  return exclusive('*.json', async () => {
    await writeFileAtomic(path.join(dir, `${req.params.key}.json`), req.query.page);
    res.end();
  });
});

app.listen(3000);
