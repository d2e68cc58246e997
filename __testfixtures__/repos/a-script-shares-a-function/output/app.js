const express = require('express');
const store = require('./store');

const app = express();
app.post('/:name', async (req, res) => {
  await store.addAsync(req.params.name);
  res.end();
});
app.listen(3000);
