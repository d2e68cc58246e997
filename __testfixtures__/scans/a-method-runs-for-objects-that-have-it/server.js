const express = require('express');
const models = require('./models');

const app = express();

app.get('/limits/:name', (req, res) => {
  const Model = models[req.params.name];
  res.json(new Model().limit());
});
app.listen(3000);
