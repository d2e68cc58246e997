const express = require('express');
const fs = require('fs');
const db = require('./db');

const app = express();

class Job {
  constructor() {
    this.n = 0;
  }

  run(name) {
    const before = this.n;
    const { length } = fs.readFileSync(name, 'utf8');
    this.n = before + length;
  }

  tell() {
    const before = this.n;
    const { length } = fs.readFileSync('words.txt', 'utf8');
    return before + length + this.n;
  }
}

const job = new Job();

async function audit() {}

app.post('/r0/:id', async (req, res) => {
  await db.touch();
  ['p', 'q'].forEach((x) => {
    job.run(x);
  });
  await audit();
  const told = job.tell('h');
  job.n += 1;
  res.json(told);
});
app.listen(3000);
