const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const dataFile = (name) => path.join(process.env.DATA || __dirname, name);

async function add({ file, note }) {
  return exclusive('notes.json', async () => {
    const notes = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    notes.push(note);
    await writeFileAtomic(file, JSON.stringify(notes));
  });
}

class Store {
  constructor(options) {
    this.options = options;
  }

  async clear() {
    return exclusive('users.json', async () => {
      const users = JSON.parse(await fs.promises.readFile(this.options.file, 'utf8'));
      await writeFileAtomic(this.options.file, JSON.stringify(users.filter((user) => user.keep)));
    });
  }
}

class Backups {
  get file() {
    return dataFile('backup.json');
  }
}

const backups = new Backups();
const store = new Store({ file: dataFile('users.json') });

app.post('/notes', async (req, res) => {
  await add({ file: dataFile('notes.json'), note: req.body });
  res.end();
});

app.delete('/notes', async (req, res) => {
  return exclusive('notes.json', async () => {
    const notes = JSON.parse(await fs.promises.readFile(dataFile('notes.json'), 'utf8'));
    await writeFileAtomic(dataFile('notes.json'), JSON.stringify(notes.slice(1)));
    res.end();
  });
});

app.delete('/users', async (req, res) => {
  await store.clear();
  res.end();
});

app.post('/users', async (req, res) => {
  return exclusive('users.json', async () => {
    const users = JSON.parse(await fs.promises.readFile(dataFile('users.json'), 'utf8'));
    await writeFileAtomic(dataFile('users.json'), JSON.stringify([...users, req.body]));
    res.end();
  });
});

app.post('/backup', async (req, res) => {
  return exclusive('backup.json + backups.file', async () => {
    const all = JSON.parse(await fs.promises.readFile(backups.file, 'utf8'));
    await writeFileAtomic(backups.file, JSON.stringify([...all, req.body]));
    res.end();
  });
});

app.delete('/backup', async (req, res) => {
  return exclusive('backup.json + backups.file', async () => {
    const all = JSON.parse(await fs.promises.readFile(dataFile('backup.json'), 'utf8'));
    await writeFileAtomic(dataFile('backup.json'), JSON.stringify(all.slice(1)));
    res.end();
  });
});

// Each of these uses a file of its own, by a name that it is given in the same way.
app.get('/days', async (req, res) => {
  return exclusive('days.json', async () => {
    const [path] = [dataFile('days.json')];
    const days = JSON.parse(await fs.promises.readFile(path, 'utf8'));
    await writeFileAtomic(path, JSON.stringify([...days, Date.now()]));
    res.json(days);
  });
});

app.listen(3000);
