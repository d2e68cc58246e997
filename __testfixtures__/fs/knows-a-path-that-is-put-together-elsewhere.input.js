const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();
const dataFile = (name) => path.join(process.env.DATA || __dirname, name);

function add({ file, note }) {
  const notes = JSON.parse(fs.readFileSync(file, 'utf8'));
  notes.push(note);
  fs.writeFileSync(file, JSON.stringify(notes));
}

class Store {
  constructor(options) {
    this.options = options;
  }

  clear() {
    const users = JSON.parse(fs.readFileSync(this.options.file, 'utf8'));
    fs.writeFileSync(this.options.file, JSON.stringify(users.filter((user) => user.keep)));
  }
}

class Backups {
  get file() {
    return dataFile('backup.json');
  }
}

const backups = new Backups();
const store = new Store({ file: dataFile('users.json') });

app.post('/notes', (req, res) => {
  add({ file: dataFile('notes.json'), note: req.body });
  res.end();
});

app.delete('/notes', (req, res) => {
  const notes = JSON.parse(fs.readFileSync(dataFile('notes.json'), 'utf8'));
  fs.writeFileSync(dataFile('notes.json'), JSON.stringify(notes.slice(1)));
  res.end();
});

app.delete('/users', (req, res) => {
  store.clear();
  res.end();
});

app.post('/users', (req, res) => {
  const users = JSON.parse(fs.readFileSync(dataFile('users.json'), 'utf8'));
  fs.writeFileSync(dataFile('users.json'), JSON.stringify([...users, req.body]));
  res.end();
});

app.post('/backup', (req, res) => {
  const all = JSON.parse(fs.readFileSync(backups.file, 'utf8'));
  fs.writeFileSync(backups.file, JSON.stringify([...all, req.body]));
  res.end();
});

app.delete('/backup', (req, res) => {
  const all = JSON.parse(fs.readFileSync(dataFile('backup.json'), 'utf8'));
  fs.writeFileSync(dataFile('backup.json'), JSON.stringify(all.slice(1)));
  res.end();
});

// Each of these uses a file of its own, by a name that it is given in the same way.
app.get('/days', (req, res) => {
  const [path] = [dataFile('days.json')];
  const days = JSON.parse(fs.readFileSync(path, 'utf8'));
  fs.writeFileSync(path, JSON.stringify([...days, Date.now()]));
  res.json(days);
});

app.listen(3000);
