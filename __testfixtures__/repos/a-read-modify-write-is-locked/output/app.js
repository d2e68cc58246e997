const express = require('express');
const counter = require('./counter');

const app = express();
app.post('/count', async (req, res) => res.json({ count: await counter.add(1) }));
app.post('/reset', async (req, res) => {
  await counter.reset();
  res.end();
});
app.get('/count', async (req, res) => res.json({ count: await counter.current() }));
app.listen(3000);
