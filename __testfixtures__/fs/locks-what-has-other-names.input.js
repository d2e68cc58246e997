const express = require('express');
const fs = require('fs');

const app = express();

class Ids {
  static last = 0;

  // `this` is the class.
  static next() {
    const id = this.last;
    const text = fs.readFileSync('ids.txt', 'utf8');
    this.last = id + 1;
    return text + id;
  }

  // So is the constructor of an object.
  take() {
    const id = this.constructor.last;
    const text = fs.readFileSync('taken.txt', 'utf8');
    this.constructor.last = id + 1;
    return text + id;
  }
}

// What a class does not have is that of the one it extends.
class Numbers extends Ids {}

app.get('/next', (req, res) => res.send(Ids.next()));
app.get('/take', (req, res) => res.send(new Ids().take()));
app.get('/number', (req, res) => {
  const number = Numbers.last;
  const text = fs.readFileSync('numbers.txt', 'utf8');
  Ids.last = number + 1;
  res.send(text);
});

// All stores have the list of their prototype, and each a name of its own.
function Store(name) {
  this.name = name;
}
Store.prototype.items = [];
Store.prototype.add = function () {
  const count = this.items.length;
  const text = fs.readFileSync('store.txt', 'utf8');
  this.items[count] = this.name;
  return text;
};
app.get('/items/:name', (req, res) => res.send(new Store(req.params.name).add()));

// A function that keeps something.
const load = () => {
  const calls = load.calls || 0;
  const text = fs.readFileSync('load.txt', 'utf8');
  load.calls = calls + 1;
  return text;
};
app.get('/load', (req, res) => res.send(load()));

const clock = new Date(0);
app.get('/clock', (req, res) => {
  const time = clock.getTime();
  const text = fs.readFileSync('clock.txt', 'utf8');
  clock.setTime(time + 1);
  res.send(text);
});

const bytes = new DataView(new ArrayBuffer(4));
app.get('/bytes', (req, res) => {
  const before = bytes.getUint32(0);
  const text = fs.readFileSync('bytes.txt', 'utf8');
  bytes.setUint32(0, before + 1);
  res.send(text);
});

// The lines come in the order of their numbers.
let line = 0;
app.post('/journal', (req, res) => {
  line = line + 1;
  fs.appendFileSync('journal.txt', `${line}\n`);
  res.end();
});

// Nobody numbers these.
app.post('/log', (req, res) => {
  fs.appendFileSync('log.txt', `${req.url}\n`);
  res.end();
});

// Whoever asks finds the same.
class Settings {
  static get() {
    if (!Settings.only) Settings.only = new Settings();
    return Settings.only;
  }

  read(name) {
    return fs.readFileSync(`settings/${name}.txt`, 'utf8');
  }
}
app.get('/settings/:name', (req, res) => {
  const text = Settings.get().read(req.params.name);
  res.json({ text, settings: Settings.get() });
});

app.listen(3000);
