// The class extends one of Node, which might have a method of that name: what its own method gives is a path all the same.
const { EventEmitter } = require('events');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

class Counters extends EventEmitter {
  constructor(folder) {
    super();
    this.folder = folder;
  }

  fileOf(name) {
    return path.join(this.folder, `${name}.json`);
  }

  add(name) {
    const counter = JSON.parse(fs.readFileSync(this.fileOf(name), 'utf8'));
    counter.n += 1;
    fs.writeFileSync(this.fileOf(name), JSON.stringify(counter));
  }
}

const counters = new Counters(path.join(__dirname, 'counters'));

app.post('/visit', (req, res) => {
  counters.add('visits');
  res.json({});
});

app.post('/reset', (req, res) => {
  const file = path.join(__dirname, 'counters', 'visits.json');
  const counter = JSON.parse(fs.readFileSync(file, 'utf8'));
  counter.before = counter.n;
  counter.n = 0;
  fs.writeFileSync(file, JSON.stringify(counter));
  res.json({});
});

app.listen(3000);
