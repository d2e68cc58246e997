const express = require('express');
const fs = require('fs');
const db = require('./db');
const { exclusive, shared } = require('./unblock-helpers');

const app = express();

class Job {
  constructor() {
    this.n = 0;
  }

  async run(name) {
    return exclusive('job', async () => {
      const before = this.n;
      const { length } = await fs.promises.readFile(name, 'utf8');
      this.n = before + length;
    });
  }

  async tell() {
    return shared('job', async () => {
      const before = this.n;
      const { length } = await fs.promises.readFile('words.txt', 'utf8');
      return before + length + this.n;
    });
  }
}

const job = new Job();

async function audit() {}

app.post('/r0/:id', async (req, res) => {
  await db.touch();
  await exclusive('job', async () => {
    for (const x of ['p', 'q']) {
      await job.run(x);
    }
    await audit();
    const told = await job.tell('h');
    job.n += 1;
    res.json(told);
  });
});
app.listen(3000);
