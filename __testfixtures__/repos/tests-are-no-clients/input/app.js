const express = require('express');
const { show, save } = require('./notes');

const app = express();
app.get('/', show);
app.post('/:name', (req, res) => {
  save(req.params.name);
  res.sendStatus(204);
});
app.listen(3000);
