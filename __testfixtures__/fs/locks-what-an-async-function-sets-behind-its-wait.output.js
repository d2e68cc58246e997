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

// Nobody goes on before it is done, and it waits already: it can wait for the lock, too.
async function refresh() {
  const answer = await fetch('http://localhost/visits');
  await exclusive('counts.visits', async () => {
    counts.visits = await unlocked('counts.visits', answer.json());
  });
}

setInterval(refresh, 60000);

async function restart() {
  const server = await fetch('http://localhost/restart');
  await refresh();
  return server.status;
}

app.post('/restart', async (req, res) => {
  const status = await restart();
  res.json({ status, hits: counts.hits });
});

app.post('/hits', async (req, res) => {
  return exclusive('counts.hits', async () => {
    const { hits } = counts;
    await writeFileAtomic('hits.txt', String(hits));
    counts.hits = hits + 1;
    res.json(counts.hits);
  });
});

// Nobody waits for it, and it can wait for the lock.
async function reset() {
  const answer = await fetch('http://localhost/hits');
  await exclusive('counts.hits', async () => {
    counts.hits = await unlocked('counts.hits', answer.json());
  });
}

setInterval(() => {
  reset().catch(console.error);
}, 1000);

app.listen(3000);
