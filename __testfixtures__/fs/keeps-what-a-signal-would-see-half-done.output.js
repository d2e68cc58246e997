// A listener of the process cannot wait for a lock, and tells both fields: between two changes of one piece it must not run.
const express = require('express');
const fs = require('fs');
const { exclusive, shared } = require('./unblock-helpers');

const app = express();
const accounts = { from: 100, to: 0 };
const visits = { today: 0, total: 0 };

process.on('SIGUSR2', () => {
  console.log(JSON.stringify({ from: accounts.from, to: accounts.to }));
});

app.post('/transfers', (req, res) => {
  accounts.from -= 1;
  const rate = Number(fs.readFileSync('rate.txt', 'utf8')); // stays: needs-review
  accounts.to += rate;
  res.sendStatus(204);
});

// Only other requests use these two, and they wait for each other.
app.post('/visits', async (req, res) => {
  return exclusive('visits.today + visits.total', async () => {
    visits.today += 1;
    const title = await fs.promises.readFile('title.txt', 'utf8');
    visits.total += 1;
    res.send(title);
  });
});
app.get('/visits', async (req, res) => {
  return shared('visits.today + visits.total', async () => {
    res.send([visits.today, visits.total]);
  });
});

app.listen(3000);
