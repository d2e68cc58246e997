const express = require('express');
const { cachedExists, cachedStat, pathExists, execCommand, freshStat, existsForStat, statOfExisting, exclusive } = require('./unblock-helpers');

const app = express();

// Nothing can happen between the two calls.
app.get('/size', async (req, res) => {
  if (!(await existsForStat('page.html'))) return res.status(404).send('no page');
  res.json({ size: (await statOfExisting('page.html')).size });
});

app.get('/kind', async (req, res) => {
  const file = req.query.file;
  res.json({ isFile: await existsForStat(file) && (await statOfExisting(file)).isFile() });
});

// It may be another file by now.
app.get('/made', async (req, res) => {
  return exclusive('page.pdf', async () => {
    if (await pathExists('page.pdf')) await execCommand('sh ./make-page.sh | cat', { stdio: 'inherit' });
    res.json({ size: (await freshStat('page.pdf')).size });
  });
});

app.get('/noted', async (req, res) => {
  if (!(await cachedExists('page.txt'))) throw new Error('no page');
  note('page.txt');
  res.json({ size: (await cachedStat('page.txt')).size });
});

function note(file) {
  app.emit('asked', file);
}

// Another file, another question.
app.get('/other', async (req, res) => {
  if (!(await cachedExists('page.one'))) return res.sendStatus(404);
  res.json({ size: (await cachedStat('page.two')).size, big: (await cachedStat('page.one', { bigint: true })).size > 1n });
});

// Each turn asks again.
app.get('/settled', async (req, res) => {
  let size = -1;
  while (await cachedExists('page.log') && (await cachedStat('page.log')).size !== size) size += 1;
  res.json({ size });
});

app.listen(3000);
