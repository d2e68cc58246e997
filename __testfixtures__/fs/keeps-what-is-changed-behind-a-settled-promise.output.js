// Who waits for a promise went on when all was done behind `resolve`, too. Once that waits, they go on meanwhile.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { cachedStat, asyncExecutor } = require('./unblock-helpers');

const app = express();
const sizes = new Map();

// The first round settles the promise, the others complete the list.
function foldersOf(root) {
  return new Promise((resolve, reject) => {
    fs.readdir(root, (error, names) => {
      if (error) return reject(error);
      const folders = [];
      names.forEach((name) => {
        try {
          if (fs.lstatSync(path.join(root, name)).isDirectory()) folders.push(name); // stays: needs-review
          resolve(folders);
        } catch (e) {
          reject(e);
        }
      });
    });
  });
}

app.get('/folders', async (req, res) => {
  res.json(await foldersOf('data'));
});

function sizesOf(names) {
  return new Promise((resolve) => {
    const found = [];
    for (const name of names) {
      resolve(found);
      found.push(fs.statSync(path.join('data', name)).size); // stays: needs-review
    }
  });
}

app.get('/sizes', async (req, res) => {
  res.json(await sizesOf(['a', 'b']));
});

function pageOf(name) {
  return new Promise((resolve) => {
    const page = { name };
    resolve(page);
    page.text = fs.readFileSync(path.join('pages', name), 'utf8'); // stays: needs-review
  });
}

app.get('/pages/:name', async (req, res) => {
  res.json(await pageOf(req.params.name));
});

function sizeOf(name) {
  return new Promise((resolve) => {
    resolve(name);
    sizes.set(name, fs.statSync(path.join('sized', name)).size); // stays: needs-review
  });
}

app.get('/size/:name', async (req, res) => {
  const name = await sizeOf(req.params.name);
  res.json(sizes.get(name));
});

// Nothing comes behind the one that settles.
function textOf(name) {
  return new Promise(asyncExecutor(async (resolve, reject) => {
    if (!/^\w+$/.test(name)) return reject(new Error('a word'));
    const lines = [];
    const text = await fs.promises.readFile(path.join('texts', name), 'utf8');
    lines.push(...text.split('\n'));
    resolve(lines);
  }));
}

app.get('/texts/:name', async (req, res) => {
  res.json(await textOf(req.params.name));
});

// What is only looked at behind it is nobody's.
function noteOf(name) {
  return new Promise(asyncExecutor(async (resolve) => {
    resolve(name);
    console.log(await fs.promises.readFile(path.join('notes', name), 'utf8'));
  }));
}

app.get('/notes/:name', async (req, res) => {
  res.json(await noteOf(req.params.name));
});

// Who gets an error relies on nothing.
function measured(name) {
  return new Promise(asyncExecutor(async (resolve, reject) => {
    if (!name) reject(new Error('no name'));
    const { size } = await cachedStat(path.join('measured', name));
    sizes.set(name, size);
    resolve(size);
  }));
}

app.get('/measured/:name', async (req, res) => {
  res.json(await measured(req.params.name));
});

app.listen(3000);
