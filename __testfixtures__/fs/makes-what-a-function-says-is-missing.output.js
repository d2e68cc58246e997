const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, mkdirIfMissing, writeFileAtomic, unlinkIfThere, freshStat, exclusive, exclusiveFiles } = require('./unblock-helpers');

const app = express();
app.use(express.json());

async function fileExists(file) {
  return pathExists(file);
}

const files = {
  async existsSync(file) {
    let isThere = true;
    try {
      await fs.promises.access(file, fs.F_OK);
    } catch (error) {
      isThere = false;
    }
    return isThere;
  },

  async createDirectory(folder) {
    if (!(await this.existsSync(folder))) await mkdirIfMissing(folder);
  },
};

// Any of several folders: a file may have that name
async function isFolder(name) {
  return await pathExists(name) && (await freshStat(name)).isDirectory();
}

// It may be there although the function says that it is not
let hidden = false;
async function existsForAll(name) {
  return !hidden && await pathExists(name);
}

app.put('/hidden', async (req, res) => {
  hidden = req.body.hidden;
  res.end();
});

app.post('/rooms/:name', async (req, res) => {
  return exclusive('rooms', async () => {
    const room = path.join('rooms', req.params.name);
    if (!(await existsForAll(room))) await fs.promises.mkdir(room);
    res.end();
  });
});

app.post('/folders/:name', async (req, res) => {
  const folder = path.join('folders', req.params.name);
  await exclusiveFiles('folders', () => [path.join(folder, 'index.txt')], async () => {
    if (!(await fileExists(folder))) await mkdirIfMissing(folder);
    await writeFileAtomic(path.join(folder, 'index.txt'), req.body.text);
    res.end();
  });
});

app.post('/histories/:name', async (req, res) => {
  const folder = path.join('histories', req.params.name);
  await exclusiveFiles('histories', () => [folder, path.join(folder, 'first.txt')], async () => {
    await files.createDirectory(folder);
    await writeFileAtomic(path.join(folder, 'first.txt'), req.body.text);
    res.end();
  });
});

app.delete('/folders/:name', async (req, res) => {
  const file = path.join('folders', req.params.name, 'index.txt');
  await exclusiveFiles('folders', [file], async () => {
    if (await fileExists(file)) await unlinkIfThere(file);
    res.end();
  });
});

app.post('/albums/:name', async (req, res) => {
  return exclusive('albums', async () => {
    const album = path.join('albums', req.params.name);
    if (!(await isFolder(album))) await fs.promises.mkdir(album);
    res.end();
  });
});

app.listen(3000);
