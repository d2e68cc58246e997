// The class extends one of Node, which might have a method of that name: what its own method gives is a path all the same.
const { EventEmitter } = require('events');
const express = require('express');
const fs = require('fs');
const path = require('path');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();

class Counters extends EventEmitter {
  constructor(folder) {
    super();
    this.folder = folder;
  }

  fileOf(name) {
    return path.join(this.folder, `${name}.json`);
  }

  async add(name) {
    return exclusive('counters/visits.json', async () => {
      const counter = JSON.parse(await fs.promises.readFile(this.fileOf(name), 'utf8'));
      counter.n += 1;
      await writeFileAtomic(this.fileOf(name), JSON.stringify(counter));
    });
  }
}

const counters = new Counters(path.join(__dirname, 'counters'));

app.post('/visit', async (req, res) => {
  await counters.add('visits');
  res.json({});
});

app.post('/reset', async (req, res) => {
  return exclusive('counters/visits.json', async () => {
    const file = path.join(__dirname, 'counters', 'visits.json');
    const counter = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    counter.before = counter.n;
    counter.n = 0;
    await writeFileAtomic(file, JSON.stringify(counter));
    res.json({});
  });
});

app.listen(3000);
