const fs = require('fs');
const path = require('path');
const express = require('express');

const ROOT = path.join(__dirname, 'files');
const resolve = (name) => path.join(ROOT, name);

class Storage {
  constructor(root) {
    this.root = root;
  }

  resolve(key) {
    return path.join(this.root, key);
  }

  put(key, text) {
    fs.writeFileSync(this.resolve(key), text);
  }

  list(prefix) {
    const dir = this.resolve(prefix);
    return fs.readdirSync(dir).map((name) => fs.statSync(path.join(dir, name)).size);
  }
}

const app = express();
const storage = new Storage(process.env.STORAGE);
app.use(express.text());

app.get('/list', (req, res) => {
  const dir = resolve(req.query.dir);
  res.json(fs.readdirSync(dir).map((name) => ({ name, size: fs.statSync(path.join(dir, name)).size })));
});

app.put('/file', (req, res) => {
  fs.writeFileSync(resolve(req.query.path), req.body);
  res.sendStatus(204);
});

app.get('/sizes', (req, res) => {
  res.json(storage.list(req.query.prefix));
});

app.put('/storage/:key', (req, res) => {
  storage.put(req.params.key, req.body);
  res.sendStatus(204);
});

// What is written below is listed, too.
app.put('/tree/:day/:name', (req, res) => {
  fs.writeFileSync(`tree/${req.params.day}/${req.params.name}.txt`, req.body);
  res.sendStatus(204);
});

app.get('/tree', (req, res) => {
  res.json(fs.readdirSync('tree', { recursive: true }));
});

// Nobody writes right in there.
app.get('/days', (req, res) => {
  res.json(fs.readdirSync('tree'));
});

// Nor in here.
app.get('/pages', (req, res) => {
  res.json(fs.readdirSync(path.join(__dirname, 'pages')));
});

app.listen(3000);
