// Each of these fails where the file was removed after it was found, which nobody could do before.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, shared, exclusive } = require('./unblock-helpers');
const { promisify } = require('util');
const realpathAsync = promisify(fs.realpath);
const openAsync = promisify(fs.open);
const fstatAsync = promisify(fs.fstat);
const closeAsync = promisify(fs.close);

const app = express();
const ROOT = path.join(__dirname, 'notes');

app.get('/real/:name', async (req, res) => {
  return shared('notes + notes/*', async () => {
    const file = path.join(ROOT, req.params.name);
    if (!(await pathExists(file))) return res.sendStatus(404);
    res.send(await realpathAsync(file));
  });
});

app.get('/sizes', async (req, res) => {
  return shared('notes + notes/*', async () => {
    const sizes = [];
    for (const name of await fs.promises.readdir(ROOT)) {
      const descriptor = await openAsync(path.join(ROOT, name), 'r');
      sizes.push((await fstatAsync(descriptor)).size);
      await closeAsync(descriptor);
    }
    res.json(sizes);
  });
});

app.post('/private/:name', async (req, res) => {
  return shared('notes + notes/*', async () => {
    const file = path.join(ROOT, req.params.name);
    if (!(await pathExists(file))) return res.sendStatus(404);
    await fs.promises.chmod(file, 0o600);
    res.end();
  });
});

app.delete('/:name', async (req, res) => {
  return exclusive('notes + notes/*', async () => {
    await fs.promises.unlink(path.join(ROOT, req.params.name));
    res.end();
  });
});

app.listen(3000);
