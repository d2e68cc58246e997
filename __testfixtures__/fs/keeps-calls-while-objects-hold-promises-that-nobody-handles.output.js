// A promise that is rejected before somebody handles it ends the process.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { cachedExists } = require('./unblock-helpers');

const app = express();

const textOf = (folder) => fs.promises.readFile(path.join(folder, 'text'), 'utf8');

class Job {
  constructor(folder) {
    this.done = textOf(folder);
  }
}

app.get('/made', async (req, res) => {
  const jobs = [];
  for (const name of req.query.names) {
    const isKnown = fs.existsSync(path.join('notes', name)); // stays: needs-review
    jobs.push(new Job(isKnown ? name : 'elsewhere'));
  }
  res.json(await Promise.all(jobs.map((job) => job.done)));
});

const start = (folder) => ({ done: textOf(folder) });

app.get('/started', async (req, res) => {
  const jobs = [];
  for (const name of req.query.names) {
    const isKnown = fs.existsSync(path.join('notes', name)); // stays: needs-review
    jobs.push(start(isKnown ? name : 'elsewhere'));
  }
  for (const job of jobs) res.write(await job.done);
  res.end();
});

app.get('/reduced', async (req, res) => {
  const texts = req.query.names.reduce((list, name) => {
    const isKnown = fs.existsSync(path.join('notes', name)); // stays: needs-review
    return [...list, textOf(isKnown ? name : 'elsewhere')];
  }, []);
  res.json(await Promise.all(texts));
});

// What is started behind the last wait is handled in time.
app.get('/afterwards', async (req, res) => {
  const isKnown = await cachedExists('notes');
  const jobs = req.query.names.map((name) => new Job(isKnown ? name : 'elsewhere'));
  res.json(await Promise.all(jobs.map((job) => job.done)));
});

app.listen(3000);
