const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const FILE = 'data/counter.json';

class Model {
  static async find() {
    return Object.assign(new this(), JSON.parse(await fs.promises.readFile(FILE, 'utf8')));
  }

  async save() {
    await this.before();
    await writeFileAtomic(FILE, JSON.stringify({ ...this }));
  }

  async before() {}
}

class Counter extends Model {
  async before() {
    this.count = (this.count || 0) + 1;
  }
}

const app = express();

app.post('/count', async (req, res) => {
  return exclusive('data/counter.json', async () => {
    const counter = await Counter.find();
    await counter.save();
    res.json(counter.count);
  });
});

app.listen(3000);
