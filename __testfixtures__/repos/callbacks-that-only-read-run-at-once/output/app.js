const express = require('express');
const fs = require('fs');
const path = require('path');
const { describe } = require('./sizes');
const { cachedStat, freshStat, mapAtOnce, filterAtOnce, flatMapAtOnce, mapInOrder, filterInOrder, findInOrder, exclusive } = require('./unblock-helpers');

const app = express();
const seen = [];
const pattern = /^album-/g;

// Only reads, here and in another file.
app.get('/files', async (req, res) => {
  res.json(await mapAtOnce(await fs.promises.readdir('files'), async (name) => describe('files', name), 8));
});
app.get('/folders', async (req, res) => {
  const folders = await filterAtOnce(await fs.promises.readdir('albums'), async (name) => (await cachedStat(path.join('albums', name))).isDirectory(), 8);
  res.json(folders);
});
app.get('/lines', async (req, res) => {
  res.json(
    await flatMapAtOnce(await fs.promises.readdir('notes'), async (name) => {
      const text = await fs.promises.readFile(`notes/${name}`, 'utf8');
      return text.split('\n').map((line) => ({ name, line: line.trim() }));
    }, 8),
  );
});

// One callback sees what another has done.
app.get('/total', async (req, res) => {
  let total = 0;
  const sums = await mapInOrder(await fs.promises.readdir('files'), async (name) => {
    const value = (await freshStat(`files/${name}`)).size;
    total += value;
    return total;
  });
  res.json(sums);
});
app.get('/seen', async (req, res) => {
  return exclusive('seen', async () => {
    const names = await filterInOrder(await fs.promises.readdir('files'), async (name) => {
      const text = await fs.promises.readFile(`files/${name}`, 'utf8');
      const isNew = !seen.includes(text);
      seen.push(text);
      return isNew;
    });
    res.json(names);
  });
});
app.get('/copies', async (req, res) => {
  res.json(
    await mapInOrder(await fs.promises.readdir('files'), async (name) => {
      await fs.promises.copyFile(`files/${name}`, 'last.txt');
      return name;
    }),
  );
});
app.get('/logged', async (req, res) => {
  res.json(
    await mapInOrder(await fs.promises.readdir('files'), async (name) => {
      console.log(name);
      return fs.promises.readFile(`files/${name}`, 'utf8');
    }),
  );
});
app.get('/albums', async (req, res) => {
  return exclusive('pattern', async () => {
    res.json(await filterInOrder(await fs.promises.readdir('files'), async (name) => pattern.test(await fs.promises.readFile(`files/${name}`, 'utf8'))));
  });
});
app.post('/marked', async (req, res) => {
  const files = await mapInOrder(Object.values(req.body), async (file) => {
    file.text = await fs.promises.readFile(`files/${file.name}`, 'utf8');
    return file;
  });
  res.json(files);
});

// The first that fits ends it.
app.get('/first', async (req, res) => {
  res.json(await findInOrder(await fs.promises.readdir('files'), async (name) => (await freshStat(`files/${name}`)).size > 9));
});

app.listen(3000);
