const express = require('express');
const fs = require('fs');

const FILE = 'data/counter.json';

class Model {
  static async find() {
    return Object.assign(new this(), JSON.parse(fs.readFileSync(FILE, 'utf8')));
  }

  async save() {
    await this.before();
    fs.writeFileSync(FILE, JSON.stringify({ ...this }));
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
  const counter = await Counter.find();
  await counter.save();
  res.json(counter.count);
});

app.listen(3000);
