const fs = require('fs');
const path = require('path');
const express = require('express');
const { readFolder, freshStat, writeFileAtomic, mapInOrder } = require('./unblock-helpers');

const ROOT = path.join(__dirname, 'files');
const resolve = (name) => path.join(ROOT, name);

class Storage {
  constructor(root) {
    this.root = root;
  }

  resolve(key) {
    return path.join(this.root, key);
  }

  async put(key, text) {
    await writeFileAtomic(this.resolve(key), text);
  }

  async list(prefix) {
    const dir = this.resolve(prefix);
    return mapInOrder(await readFolder(dir), async (name) => (await freshStat(path.join(dir, name))).size);
  }
}

const app = express();
const storage = new Storage(process.env.STORAGE);
app.use(express.text());

app.get('/list', async (req, res) => {
  const dir = resolve(req.query.dir);
  res.json(await mapInOrder(await readFolder(dir), async (name) => ({ name, size: (await freshStat(path.join(dir, name))).size })));
});

app.put('/file', async (req, res) => {
  await writeFileAtomic(resolve(req.query.path), req.body);
  res.sendStatus(204);
});

app.get('/sizes', async (req, res) => {
  res.json(await storage.list(req.query.prefix));
});

app.put('/storage/:key', async (req, res) => {
  await storage.put(req.params.key, req.body);
  res.sendStatus(204);
});

// What is written below is listed, too.
app.put('/tree/:day/:name', async (req, res) => {
  await writeFileAtomic(`tree/${req.params.day}/${req.params.name}.txt`, req.body);
  res.sendStatus(204);
});

app.get('/tree', async (req, res) => {
  res.json(await readFolder('tree', { recursive: true }));
});

// Nobody writes right in there.
app.get('/days', async (req, res) => {
  res.json(await fs.promises.readdir('tree'));
});

// Nor in here.
app.get('/pages', async (req, res) => {
  res.json(await fs.promises.readdir(path.join(__dirname, 'pages')));
});

app.listen(3000);
