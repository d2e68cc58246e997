const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const { exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

class Ids {
  static last = 0;

  // `this` is the class.
  static async next() {
    return exclusive('Ids.last', async () => {
      const id = this.last;
      const text = await fs.promises.readFile('ids.txt', 'utf8');
      this.last = id + 1;
      return text + id;
    });
  }

  // So is the constructor of an object.
  async take() {
    return exclusive('Ids.last', async () => {
      const id = this.constructor.last;
      const text = await fs.promises.readFile('taken.txt', 'utf8');
      this.constructor.last = id + 1;
      return text + id;
    });
  }
}

// What a class does not have is that of the one it extends.
class Numbers extends Ids {}

app.get('/next', async (req, res) => res.send(await Ids.next()));
app.get('/take', async (req, res) => res.send(await new Ids().take()));
app.get('/number', async (req, res) => {
  return exclusive('Ids.last', async () => {
    const number = Numbers.last;
    const text = await fs.promises.readFile('numbers.txt', 'utf8');
    Ids.last = number + 1;
    res.send(text);
  });
});

// All stores have the list of their prototype, and each a name of its own.
function Store(name) {
  this.name = name;
}
Store.prototype.items = [];
Store.prototype.add = async function () {
  return exclusive('this.items', async () => {
    const count = this.items.length;
    const text = await fs.promises.readFile('store.txt', 'utf8');
    this.items[count] = this.name;
    return text;
  });
};
app.get('/items/:name', async (req, res) => res.send(await new Store(req.params.name).add()));

// A function that keeps something.
const load = async () => {
  return exclusive('load.calls', async () => {
    const calls = load.calls || 0;
    const text = await fs.promises.readFile('load.txt', 'utf8');
    load.calls = calls + 1;
    return text;
  });
};
app.get('/load', async (req, res) => res.send(await load()));

const clock = new Date(0);
app.get('/clock', async (req, res) => {
  return exclusive('clock', async () => {
    const time = clock.getTime();
    const text = await fs.promises.readFile('clock.txt', 'utf8');
    clock.setTime(time + 1);
    res.send(text);
  });
});

const bytes = new DataView(new ArrayBuffer(4));
app.get('/bytes', async (req, res) => {
  return exclusive('bytes', async () => {
    const before = bytes.getUint32(0);
    const text = await fs.promises.readFile('bytes.txt', 'utf8');
    bytes.setUint32(0, before + 1);
    res.send(text);
  });
});

// The lines come in the order of their numbers.
let line = 0;
app.post('/journal', async (req, res) => {
  return exclusive('journal.txt', async () => {
    line = line + 1;
    await appendFileAsync('journal.txt', `${line}\n`);
    res.end();
  });
});

// Nobody numbers these.
app.post('/log', async (req, res) => {
  await appendFileAsync('log.txt', `${req.url}\n`);
  res.end();
});

// Whoever asks finds the same.
class Settings {
  static get() {
    if (!Settings.only) Settings.only = new Settings();
    return Settings.only;
  }

  async read(name) {
    return fs.promises.readFile(`settings/${name}.txt`, 'utf8');
  }
}
app.get('/settings/:name', async (req, res) => {
  const text = await Settings.get().read(req.params.name);
  res.json({ text, settings: Settings.get() });
});

app.listen(3000);
