const express = require('express');
const store = require('./store');

const app = express();
app.post('/:name', (req, res) => {
  store.add(req.params.name);
  res.end();
});
app.listen(3000);
