const fs = require('fs');
const path = require('path');
const express = require('express');

const app = express();
const dir = process.env.CACHE;

app.get('/:key', (req, res) => {
  const file = path.join(dir, `${req.params.key}.json`);
  const page = fs.readFileSync(file, 'utf8');
  const fd = fs.openSync(file, 'r');
  const { mtime } = fs.fstatSync(fd);
  fs.closeSync(fd);
  res.json({ page, mtime });
});

app.put('/:key', (req, res) => {
  fs.writeFileSync(path.join(dir, `${req.params.key}.json`), req.query.page);
  res.end();
});

app.listen(3000);
