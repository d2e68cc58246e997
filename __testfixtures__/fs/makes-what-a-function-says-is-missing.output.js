const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, mkdirIfMissing, writeFileAtomic, unlinkIfThere, freshStat, exclusiveFiles, exclusive } = require('./unblock-helpers');

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
