const express = require('express');
const fs = require('fs');

const app = express();

function advance(id) {
  const file = `jobs/${id}.json`;
  const job = JSON.parse(fs.readFileSync(file, 'utf8'));
  job.step += 1;
  fs.writeFileSync(file, JSON.stringify(job));
  return job.step;
}

// No tick comes behind the one that has ended it.
app.post('/jobs/:id', (req, res) => {
  const { id } = req.params;
  const timer = setInterval(() => {
    if (advance(id) >= 10) clearInterval(timer);
  }, 25);
  res.sendStatus(202);
});

app.post('/jobs/:id/step', (req, res) => res.json({ step: advance(req.params.id) }));

function collect() {
  fs.writeFileSync('stats.json', JSON.stringify(process.memoryUsage()));
}

setInterval(collect, 1000);
app.post('/stats', (req, res) => {
  collect();
  res.end();
});

// It waited for nothing.
setInterval(async () => {
  advance('all');
}, 1000);

// Two runs of this one may be under way at the same time already.
setInterval(async () => {
  const { id } = await (await fetch('http://localhost:3001/next')).json();
  advance(id);
}, 1000);

setTimeout(() => advance('later'), 1000);

app.listen(3000);
