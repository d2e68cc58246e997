const express = require('express');
const fs = require('fs');

const app = express();

class Job {
  constructor(name) {
    this.name = name;
    this.bytes = 0;
    this.parts = [];
    this.stats = { reads: 0 };
  }

  run() {
    const before = this.bytes;
    const text = fs.readFileSync(this.name, 'utf8');
    this.bytes = before + text.length;
    this.parts.push(text);
    this.stats.reads += 1;
  }

  again() {
    const { stats } = this;
    const { reads } = stats;
    this.run();
    stats.reads = reads + 1;
    return this.bytes;
  }
}

class Careful extends Job {
  run() {
    if (this.parts.length === 0 && fs.existsSync(this.name)) super.run();
  }
}

function jobOf(name) {
  return new Careful(name);
}

app.get('/jobs/:name', (req, res) => {
  const job = new Job(req.params.name);
  job.run();
  job.run();
  res.json(job.bytes);
});

app.get('/again/:name', async (req, res) => {
  const job = jobOf(req.params.name);
  await Promise.resolve();
  job.run();
  res.json(job.again());
});

app.get('/each/:name', (req, res) => {
  const jobs = ['a', 'b'].map((name) => new Job(name));
  for (const job of jobs) job.run();
  res.json(jobs.length);
});

app.listen(3000);
