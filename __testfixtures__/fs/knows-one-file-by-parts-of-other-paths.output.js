const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');
const { writeFileAtomic, readFolder, exclusive } = require('./unblock-helpers');

const app = express();

const TEMPLATE = 'data/notes.bak';
const FILES = ['data/users.json', 'data/notes.json'];

const bump = (notes) => JSON.stringify({ count: JSON.parse(notes).count + 1 });
const besides = (file, name) => path.join(path.dirname(file), name);

app.post('/plain', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    await writeFileAtomic('data/notes.json', bump(await fs.promises.readFile('data/notes.json', 'utf8')));
    res.end();
  });
});

app.post('/pushed', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const parts = [__dirname];
    parts.push('data', 'notes.json');
    const file = parts.join(path.sep);
    await writeFileAtomic(file, bump(await fs.promises.readFile(file, 'utf8')));
    res.end();
  });
});

app.post('/parsed', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const { dir, name } = path.parse(TEMPLATE);
    const file = path.join(dir, `${name}.json`);
    await writeFileAtomic(file, bump(await fs.promises.readFile(file, 'utf8')));
    res.end();
  });
});

app.post('/formatted', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const file = path.format({ ...path.parse(TEMPLATE), base: undefined, ext: '.json' });
    await writeFileAtomic(file, bump(await fs.promises.readFile(file, 'utf8')));
    res.end();
  });
});

app.post('/beside', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const file = besides(TEMPLATE, 'notes.json');
    await writeFileAtomic(file, bump(await fs.promises.readFile(file, 'utf8')));
    res.end();
  });
});

app.post('/url', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const url = new URL(`file://${__dirname}/data/notes.json`);
    await writeFileAtomic(url, bump(await fs.promises.readFile(url, 'utf8')));
    res.end();
  });
});

app.post('/address', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const url = new URL('data/notes.json', pathToFileURL(`${__dirname}/`));
    await writeFileAtomic(url, bump(await fs.promises.readFile(url, 'utf8')));
    res.end();
  });
});

app.post('/listed', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const file = FILES.find((name) => name.includes('notes'));
    await writeFileAtomic(file, bump(await fs.promises.readFile(file, 'utf8')));
    res.end();
  });
});

app.post('/found', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    for (const entry of await readFolder('data', { withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      await writeFileAtomic(file, bump(await fs.promises.readFile(file, 'utf8')));
    }
    res.end();
  });
});

// Another file.
app.post('/log', async (req, res) => {
  const file = path.join(path.parse('logs/today.txt').dir, 'count.json');
  await writeFileAtomic(file, req.body);
  res.end();
});

app.listen(3000);
