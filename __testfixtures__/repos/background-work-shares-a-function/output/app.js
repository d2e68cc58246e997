const express = require('express');
const store = require('./store');

const app = express();
app.get('/size', async (req, res) => res.json({ size: await store.size() }));
app.listen(3000);

setInterval(async () => {
  console.log(await store.size());
  store.sweep();
}, 60000);
