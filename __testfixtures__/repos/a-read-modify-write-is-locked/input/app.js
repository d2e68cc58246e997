const express = require('express');
const counter = require('./counter');

const app = express();
app.post('/count', (req, res) => res.json({ count: counter.add(1) }));
app.post('/reset', (req, res) => {
  counter.reset();
  res.end();
});
app.get('/count', (req, res) => res.json({ count: counter.current() }));
app.listen(3000);
