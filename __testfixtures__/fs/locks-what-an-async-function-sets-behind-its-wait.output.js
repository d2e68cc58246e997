const fs = require('fs');
const express = require('express');
const { writeFileAtomic, unlocked, exclusive } = require('./unblock-helpers');
const app = express();

const counts = { visits: 0, hits: 0 };

app.post('/visits', async (req, res) => {
  return exclusive('counts.visits', async () => {
    const { visits } = counts;
    await writeFileAtomic('visits.txt', String(visits));
    counts.visits = visits + 1;
    res.json(counts.visits);
  });
});

// Whoever calls it waits for it, and it waits already: it can wait for the lock, too.
async function refresh() {
  const answer = await fetch('http://localhost/visits');
  await exclusive('counts.visits', async () => {
    counts.visits = await unlocked('counts.visits', answer.json());
  });
}

app.post('/refresh', async (req, res) => {
  await refresh();
  res.end();
});

app.post('/hits', (req, res) => {
  const { hits } = counts;
  fs.writeFileSync('hits.txt', String(hits)); // stays: needs-review
  counts.hits = hits + 1;
  res.json(counts.hits);
});

// Nobody waits for it.
async function reset() {
  const answer = await fetch('http://localhost/hits');
  counts.hits = await answer.json();
}

setInterval(() => {
  reset().catch(console.error);
}, 1000);

app.listen(3000);
