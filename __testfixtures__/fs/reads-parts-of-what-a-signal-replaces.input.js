const express = require('express');
const fs = require('fs');

const app = express();

let rates = { usd: 1, eur: 1 };
process.on('SIGUSR2', () => {
  rates = { usd: Math.random(), eur: Math.random() };
});

let limits = { most: 1, least: 1 };

// One may be new, and the other old
app.get('/prices', async (req, res) => {
  const usd = rates.usd;
  const page = fs.readFileSync('pages/prices.html', 'utf8'); // stays: needs-review
  res.send(page + usd + rates.eur);
});

// A copy of what was there has both
app.get('/copies', async (req, res) => {
  const current = { ...rates };
  const page = fs.readFileSync('pages/copies.html', 'utf8');
  res.send(page + current.usd + current.eur);
});

// Who replaces the limits takes a lock, too
app.get('/limits', async (req, res) => {
  const most = limits.most;
  const page = fs.readFileSync('pages/limits.html', 'utf8');
  res.send(page + most + limits.least);
});

app.put('/limits', async (req, res) => {
  limits = JSON.parse(fs.readFileSync('limits.json', 'utf8'));
  res.end();
});

app.listen(3000);
