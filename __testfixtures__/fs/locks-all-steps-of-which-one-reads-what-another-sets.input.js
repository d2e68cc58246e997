// Each round of the loop runs another step: what the first one has read, the last one relies on.
const express = require('express');
const fs = require('fs');

const app = express();
const totals = { visits: 0 };

const steps = [
  (job) => {
    job.before = totals.visits;
  },
  (job) => {
    job.page = fs.readFileSync('page.html', 'utf8');
  },
  (job) => {
    totals.visits = job.before + 1;
  },
];

app.get('/', (req, res) => {
  const job = {};
  steps.forEach((step) => step(job));
  res.send(job.page);
});

// Each round is complete in itself.
function keep(name) {
  const all = JSON.parse(fs.readFileSync('names.json', 'utf8'));
  all.push(name);
  fs.writeFileSync('names.json', JSON.stringify(all));
}

app.post('/names', (req, res) => {
  ['a', 'b'].forEach((name) => keep(name));
  res.json({});
});

app.listen(3000);
