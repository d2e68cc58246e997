import fs from 'node:fs';
import express from 'express';

const app = express();

// Only a function that gives a text fits.
function run<F extends () => string>(read: F): ReturnType<F> {
  return read() as ReturnType<F>;
}

function readTitle() {
  return fs.readFileSync('title', 'utf8'); // stays: typed-contract
}

// One is as good as the other, though neither names the other.
class Disk {
  load(name: string) {
    return fs.readFileSync(name, 'utf8'); // stays: typed-contract
  }
}

class Memory {
  load(name: string) {
    return name;
  }
}

function show(store: Disk): string {
  return store.load('page').trim();
}

app.get('/', (req, res) => {
  res.send(run(readTitle).trim());
});

app.get('/pages', (req, res) => {
  res.json([show(new Disk()), show(new Memory())]);
});
