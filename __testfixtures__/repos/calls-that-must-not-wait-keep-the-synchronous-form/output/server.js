const express = require('express');
const limits = require('./lib/limits');
const version = require('./lib/version');

const app = express();
let sold = 0;

// It cannot wait for a lock.
const setHeaders = () => {
  sold = 0;
};
app.use(express.static('public', { setHeaders }));

app.get('/version', async (req, res) => {
  res.json({ version: await version.readAsync() });
});

// What is sold is read before and written after.
app.post('/sold', (req, res) => {
  const before = sold;
  const label = version.read();
  sold = before + 1;
  res.json({ label, sold });
});

app.post('/some', (req, res) => {
  const before = sold;
  const limit = limits.read();
  sold = Math.min(before + req.query.some, limit);
  res.json({ sold });
});

app.get('/', async (req, res) => {
  res.send(`version ${await version.readAsync()}`);
});

app.listen(3000);
