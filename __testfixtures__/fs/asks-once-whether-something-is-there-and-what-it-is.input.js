const { execSync } = require('child_process');
const fs = require('fs');
const express = require('express');

const app = express();

// Nothing can happen between the two calls.
app.get('/size', (req, res) => {
  if (!fs.existsSync('page.html')) return res.status(404).send('no page');
  res.json({ size: fs.statSync('page.html').size });
});

app.get('/kind', (req, res) => {
  const file = req.query.file;
  res.json({ isFile: fs.existsSync(file) && fs.statSync(file).isFile() });
});

// It may be another file by now.
app.get('/made', (req, res) => {
  if (fs.existsSync('page.pdf')) execSync('sh ./make-page.sh | cat', { stdio: 'inherit' });
  res.json({ size: fs.statSync('page.pdf').size });
});

app.get('/noted', (req, res) => {
  if (!fs.existsSync('page.txt')) throw new Error('no page');
  note('page.txt');
  res.json({ size: fs.statSync('page.txt').size });
});

function note(file) {
  app.emit('asked', file);
}

// Another file, another question.
app.get('/other', (req, res) => {
  if (!fs.existsSync('page.one')) return res.sendStatus(404);
  res.json({ size: fs.statSync('page.two').size, big: fs.statSync('page.one', { bigint: true }).size > 1n });
});

// Each turn asks again.
app.get('/settled', (req, res) => {
  let size = -1;
  while (fs.existsSync('page.log') && fs.statSync('page.log').size !== size) size += 1;
  res.json({ size });
});

app.listen(3000);
