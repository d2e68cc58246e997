const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive, oneAtATime } = require('./unblock-helpers');

const app = express();

async function advance(id) {
  return exclusive('jobs/*.json', async () => {
    const file = `jobs/${id}.json`;
    const job = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    job.step += 1;
    await writeFileAtomic(file, JSON.stringify(job));
    return job.step;
  });
}

// No tick comes behind the one that has ended it.
app.post('/jobs/:id', (req, res) => {
  const { id } = req.params;
  const timer = setInterval(oneAtATime(async () => {
    if (await advance(id) >= 10) clearInterval(timer);
  }), 25);
  res.sendStatus(202);
});

app.post('/jobs/:id/step', async (req, res) => res.json({ step: await advance(req.params.id) }));

async function collect() {
  await writeFileAtomic('stats.json', JSON.stringify(process.memoryUsage()));
}

setInterval(oneAtATime(collect), 1000);
app.post('/stats', async (req, res) => {
  await collect();
  res.end();
});

// It waited for nothing.
setInterval(oneAtATime(async () => {
  await advance('all');
}), 1000);

// Two runs of this one may be under way at the same time already.
setInterval(async () => {
  const { id } = await (await fetch('http://localhost:3001/next')).json();
  await advance(id);
}, 1000);

setTimeout(async () => advance('later'), 1000);

app.listen(3000);
