const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

// A field of an object, and a text.
const config = { file: path.join(__dirname, 'data', 'config.json') };

app.post('/config', (req, res) => {
  const state = JSON.parse(fs.readFileSync(config.file, 'utf8'));
  fs.writeFileSync(config.file, JSON.stringify({ ...state, saved: state.saved + 1 }));
  res.end();
});

app.delete('/config', (req, res) => {
  fs.writeFileSync('data/config.json', '{}');
  res.end();
});

// A field of a class, made of what its constructor was given.
class Store {
  constructor(dir) {
    this.dir = dir;
    this.file = path.join(this.dir, 'store.json');
  }

  count() {
    const state = JSON.parse(fs.readFileSync(this.file, 'utf8'));
    fs.writeFileSync(this.file, JSON.stringify({ ...state, count: state.count + 1 }));
  }
}

const store = new Store(process.env.DATA);

app.post('/store', (req, res) => {
  store.count();
  res.end();
});

app.delete('/store', (req, res) => {
  fs.writeFileSync(path.join(__dirname, 'data/store.json'), '{}');
  res.end();
});

// A list of names.
app.post('/list', (req, res) => {
  const file = [__dirname, 'data', 'list.json'].join(path.sep);
  const list = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify([...list, 'new']));
  res.end();
});

app.delete('/list', (req, res) => {
  fs.writeFileSync('./data'.concat('/', 'list.json'), '[]');
  res.end();
});

// Its parts, and where it is found.
app.post('/parts', (req, res) => {
  const file = path.format({ dir: 'data', base: 'parts.json' });
  const parts = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...parts, more: parts.more + 1 }));
  res.end();
});

app.delete('/parts', (req, res) => {
  fs.writeFileSync(require.resolve('./data/parts.json'), '{}');
  res.end();
});

// What a getter gives.
const paths = {
  get notes() {
    return path.join(__dirname, 'data/notes.json');
  },
};

app.post('/notes', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(paths.notes, 'utf8'));
  fs.writeFileSync(paths.notes, JSON.stringify([...notes, 'new']));
  res.end();
});

app.delete('/notes', (req, res) => {
  fs.writeFileSync('data/notes.json', '[]');
  res.end();
});
