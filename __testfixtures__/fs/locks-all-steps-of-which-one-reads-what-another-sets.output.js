// Each round of the loop runs another step: what the first one has read, the last one relies on.
const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const totals = { visits: 0 };

const steps = [
  (job) => {
    job.before = totals.visits;
  },
  async (job) => {
    job.page = await fs.promises.readFile('page.html', 'utf8');
  },
  (job) => {
    totals.visits = job.before + 1;
  },
];

app.get('/', async (req, res) => {
  return exclusive('totals.visits', async () => {
    const job = {};
    for (const step of steps) {
      await step(job);
    }
    res.send(job.page);
  });
});

// Each round is complete in itself.
async function keep(name) {
  return exclusive('names.json', async () => {
    const all = JSON.parse(await fs.promises.readFile('names.json', 'utf8'));
    all.push(name);
    await writeFileAtomic('names.json', JSON.stringify(all));
  });
}

app.post('/names', async (req, res) => {
  return exclusive('names.json', async () => {
    for (const name of ['a', 'b']) {
      await keep(name);
    }
    res.json({});
  });
});

app.listen(3000);
