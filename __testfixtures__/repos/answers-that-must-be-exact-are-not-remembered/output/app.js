const { execFile } = require('child_process');
const express = require('express');
const fs = require('fs');
const path = require('path');
const { cachedExists, cachedStat, writeFileAtomic, freshStat, pathExists, exclusiveFiles } = require('./unblock-helpers');

const app = express();

app.get('/avatar/:name', async (req, res) => {
  const file = path.join('avatars', req.params.name);
  res.json({ known: await cachedExists(file), isFile: (await cachedStat(file)).isFile() });
});

app.get('/video/:name', async (req, res) => {
  const file = path.join('videos', req.params.name);
  res.set('Content-Length', (await freshStat(file)).size);
  fs.createReadStream(file).pipe(res);
});

app.get('/secret', async (req, res) => {
  if (!(await pathExists(path.join('invited', req.query.name)))) return res.sendStatus(403);
  res.send('Hello');
});

app.get('/render', async (req, res) => {
  execFile('render', ['page.html'], () => res.end());
  res.locals.cached = await pathExists('page.pdf');
});

app.post('/notes/:name', async (req, res) => {
  const file = path.join('notes', req.params.name);
  await exclusiveFiles('notes', [file], async () => {
    await writeFileAtomic(file, req.query.text);
    res.json({ size: (await freshStat(file)).size });
  });
});

app.listen(3000);
