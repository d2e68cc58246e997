const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

// A field of an object, and a text.
const config = { file: path.join(__dirname, 'data', 'config.json') };

app.post('/config', async (req, res) => {
  return exclusive('data/config.json', async () => {
    const state = JSON.parse(await fs.promises.readFile(config.file, 'utf8'));
    await writeFileAtomic(config.file, JSON.stringify({ ...state, saved: state.saved + 1 }));
    res.end();
  });
});

app.delete('/config', async (req, res) => {
  return exclusive('data/config.json', async () => {
    await writeFileAtomic('data/config.json', '{}');
    res.end();
  });
});

// A field of a class, made of what its constructor was given.
class Store {
  constructor(dir) {
    this.dir = dir;
    this.file = path.join(this.dir, 'store.json');
  }

  async count() {
    return exclusive('store.json', async () => {
      const state = JSON.parse(await fs.promises.readFile(this.file, 'utf8'));
      await writeFileAtomic(this.file, JSON.stringify({ ...state, count: state.count + 1 }));
    });
  }
}

const store = new Store(process.env.DATA);

app.post('/store', async (req, res) => {
  await store.count();
  res.end();
});

app.delete('/store', async (req, res) => {
  return exclusive('store.json', async () => {
    await writeFileAtomic(path.join(__dirname, 'data/store.json'), '{}');
    res.end();
  });
});

// A list of names.
app.post('/list', async (req, res) => {
  return exclusive('data/list.json', async () => {
    const file = [__dirname, 'data', 'list.json'].join(path.sep);
    const list = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify([...list, 'new']));
    res.end();
  });
});

app.delete('/list', async (req, res) => {
  return exclusive('data/list.json', async () => {
    await writeFileAtomic('./data'.concat('/', 'list.json'), '[]');
    res.end();
  });
});

// Its parts, and where it is found.
app.post('/parts', async (req, res) => {
  return exclusive('data/parts.json', async () => {
    const file = path.format({ dir: 'data', base: 'parts.json' });
    const parts = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify({ ...parts, more: parts.more + 1 }));
    res.end();
  });
});

app.delete('/parts', async (req, res) => {
  return exclusive('data/parts.json', async () => {
    await writeFileAtomic(require.resolve('./data/parts.json'), '{}');
    res.end();
  });
});

// What a getter gives.
const paths = {
  get notes() {
    return path.join(__dirname, 'data/notes.json');
  },
};

app.post('/notes', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    const notes = JSON.parse(await fs.promises.readFile(paths.notes, 'utf8'));
    await writeFileAtomic(paths.notes, JSON.stringify([...notes, 'new']));
    res.end();
  });
});

app.delete('/notes', async (req, res) => {
  return exclusive('data/notes.json', async () => {
    await writeFileAtomic('data/notes.json', '[]');
    res.end();
  });
});
