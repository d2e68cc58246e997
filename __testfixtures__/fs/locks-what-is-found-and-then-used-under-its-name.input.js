// Each of these fails where the file was removed after it was found, which nobody could do before.
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const ROOT = path.join(__dirname, 'notes');

app.get('/real/:name', (req, res) => {
  const file = path.join(ROOT, req.params.name);
  if (!fs.existsSync(file)) return res.sendStatus(404);
  res.send(fs.realpathSync(file));
});

app.get('/sizes', (req, res) => {
  const sizes = [];
  for (const name of fs.readdirSync(ROOT)) {
    const descriptor = fs.openSync(path.join(ROOT, name), 'r');
    sizes.push(fs.fstatSync(descriptor).size);
    fs.closeSync(descriptor);
  }
  res.json(sizes);
});

app.post('/private/:name', (req, res) => {
  const file = path.join(ROOT, req.params.name);
  if (!fs.existsSync(file)) return res.sendStatus(404);
  fs.chmodSync(file, 0o600);
  res.end();
});

app.delete('/:name', (req, res) => {
  fs.unlinkSync(path.join(ROOT, req.params.name));
  res.end();
});

app.listen(3000);
