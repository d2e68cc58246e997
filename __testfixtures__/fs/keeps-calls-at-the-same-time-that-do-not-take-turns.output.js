const express = require('express');
const fs = require('fs');
const { freshStat, writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const known = new Map();

async function read(file) {
  return exclusive('notes/a.txt + notes/b.txt', async () => {
    const key = `${file} ${(await freshStat(file)).mtimeMs}`;
    if (known.has(key)) return known.get(key);
    const text = await fs.promises.readFile(file, 'utf8');
    known.set(key, text);
    return text;
  });
}

// What it reads before it takes its turn decides on the turn.
app.get('/notes', async (req, res) => {
  const seen = [];
  const texts = ['a.txt', 'b.txt'].map(async (name) => {
    const title = fs.readFileSync(`titles/${name}`, 'utf8'); // stays: needs-review
    seen.push(title);
    return read(`notes/${name}`);
  });
  res.json([await Promise.all(texts), seen]);
});

app.post('/notes/:name', async (req, res) => {
  return exclusive('notes/a.txt + notes/b.txt', async () => {
    await writeFileAtomic(`notes/${req.params.name}`, req.body);
    res.end();
  });
});

app.listen(3000);
