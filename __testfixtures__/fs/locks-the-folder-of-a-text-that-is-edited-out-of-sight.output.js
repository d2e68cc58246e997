// What these make of the path cannot be computed: any name in the folder may be the one below.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusiveFiles } = require('./unblock-helpers');

const FILE = path.join(__dirname, 'data', 'visits.txt');

const app = express();

async function count(file) {
  return exclusiveFiles('data/*', [file], async () => {
    await writeFileAtomic(file, String(Number(await fs.promises.readFile(file, 'utf8')) + 1));
  });
}

// The path does not begin so: it is the same file.
app.get('/beginning', async (req, res) => {
  const file = FILE.replace(/^\/data/, '');
  await exclusiveFiles('data/*', [file], async () => {
    await writeFileAtomic(file, String(Number(await fs.promises.readFile(file, 'utf8')) + 1));
    res.end();
  });
});

// Not every version of Node knows this syntax.
app.get('/syntax', async (req, res) => {
  const file = FILE.replace(/(?i:txt)$/, 'json');
  await exclusiveFiles('data/*', [file], async () => {
    await writeFileAtomic(file, String(Number(await fs.promises.readFile(file, 'utf8')) + 1));
    res.end();
  });
});

// The folder of the project may have a dot, too.
app.get('/dot', async (req, res) => {
  const file = FILE.replace('.', '-');
  await exclusiveFiles('data/*', [file], async () => {
    await writeFileAtomic(file, String(Number(await fs.promises.readFile(file, 'utf8')) + 1));
    res.end();
  });
});

app.get('/', async (req, res) => {
  await count(FILE);
  res.end();
});

app.listen(3000);
