const express = require('express');
const fs = require('fs');
const { cachedExists } = require('./unblock-helpers');

const app = express();

class Job {
  constructor(name) {
    this.name = name;
    this.bytes = 0;
    this.parts = [];
    this.stats = { reads: 0 };
  }

  async run() {
    const before = this.bytes;
    const text = await fs.promises.readFile(this.name, 'utf8');
    this.bytes = before + text.length;
    this.parts.push(text);
    this.stats.reads += 1;
  }

  async again() {
    const { stats } = this;
    const { reads } = stats;
    await this.run();
    stats.reads = reads + 1;
    return this.bytes;
  }
}

class Careful extends Job {
  async run() {
    if (this.parts.length === 0 && await cachedExists(this.name)) await super.run();
  }
}

function jobOf(name) {
  return new Careful(name);
}

app.get('/jobs/:name', async (req, res) => {
  const job = new Job(req.params.name);
  await job.run();
  await job.run();
  res.json(job.bytes);
});

app.get('/again/:name', async (req, res) => {
  const job = jobOf(req.params.name);
  await Promise.resolve();
  await job.run();
  res.json(await job.again());
});

app.get('/each/:name', async (req, res) => {
  const jobs = ['a', 'b'].map((name) => new Job(name));
  for (const job of jobs) await job.run();
  res.json(jobs.length);
});

app.listen(3000);
