const express = require('express');
const store = require('./store');
const { oneAtATime } = require('./unblock-helpers');

const app = express();
app.get('/size', async (req, res) => res.json({ size: await store.size() }));
app.listen(3000);

setInterval(oneAtATime(async () => {
  console.log(await store.size());
  store.sweep();
}), 60000);
