const express = require('express');
const store = require('./store');

const app = express();
app.get('/size', (req, res) => res.json({ size: store.size() }));
app.listen(3000);

setInterval(() => {
  console.log(store.size());
  store.sweep();
}, 60000);
