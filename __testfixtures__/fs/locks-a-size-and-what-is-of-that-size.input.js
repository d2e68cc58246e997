const express = require('express');
const fs = require('fs');

const app = express();

app.get('/reports/latest', (req, res) => {
  res.set('Content-Length', fs.statSync('latest.pdf').size);
  res.end(fs.readFileSync('latest.pdf'));
});

app.put('/reports/latest', (req, res) => {
  fs.writeFileSync('latest.pdf', req.body);
  res.json({ size: fs.statSync('latest.pdf').size });
});

// What was there has a size, unless somebody removes it in between.
app.get('/drafts/size', (req, res) => {
  if (!fs.existsSync('draft.md')) return res.status(404).end();
  const title = fs.readFileSync('title.txt', 'utf8');
  res.json({ title, size: fs.statSync('draft.md').size });
});

app.delete('/drafts', (req, res) => {
  fs.unlinkSync('draft.md');
  res.end();
});

// Nobody changes this one.
app.get('/licence', (req, res) => {
  res.set('Content-Length', fs.statSync('LICENSE').size);
  res.end(fs.readFileSync('LICENSE'));
});

// It may be gone: then there is no size.
app.get('/logs/size', (req, res) => {
  const isThere = fs.existsSync('app.log');
  const title = fs.readFileSync('title.txt', 'utf8');
  res.json({ isThere, title, size: fs.statSync('app.log', { throwIfNoEntry: false })?.size });
});

app.delete('/logs', (req, res) => {
  fs.unlinkSync('app.log');
  res.end();
});

app.listen(3000);
