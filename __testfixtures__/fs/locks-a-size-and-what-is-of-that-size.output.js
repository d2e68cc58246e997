const express = require('express');
const fs = require('fs');
const { pathExists, freshStat, writeFileAtomic, cachedStat, shared, exclusive } = require('./unblock-helpers');

const app = express();

app.get('/reports/latest', async (req, res) => {
  return shared('latest.pdf', async () => {
    res.set('Content-Length', (await freshStat('latest.pdf')).size);
    res.end(await fs.promises.readFile('latest.pdf'));
  });
});

app.put('/reports/latest', async (req, res) => {
  return exclusive('latest.pdf', async () => {
    await writeFileAtomic('latest.pdf', req.body);
    res.json({ size: (await freshStat('latest.pdf')).size });
  });
});

// What was there has a size, unless somebody removes it in between.
app.get('/drafts/size', async (req, res) => {
  return shared('draft.md', async () => {
    if (!(await pathExists('draft.md'))) return res.status(404).end();
    const title = await fs.promises.readFile('title.txt', 'utf8');
    res.json({ title, size: (await freshStat('draft.md')).size });
  });
});

app.delete('/drafts', async (req, res) => {
  return exclusive('draft.md', async () => {
    await fs.promises.unlink('draft.md');
    res.end();
  });
});

// Nobody changes this one.
app.get('/licence', async (req, res) => {
  res.set('Content-Length', (await cachedStat('LICENSE')).size);
  res.end(await fs.promises.readFile('LICENSE'));
});

// It may be gone: then there is no size.
app.get('/logs/size', async (req, res) => {
  const isThere = await pathExists('app.log');
  const title = await fs.promises.readFile('title.txt', 'utf8');
  res.json({ isThere, title, size: (await freshStat('app.log', { throwIfNoEntry: false }))?.size });
});

app.delete('/logs', async (req, res) => {
  await fs.promises.unlink('app.log');
  res.end();
});

app.listen(3000);
