const express = require('express');
const actions = require('./actions');

const app = express();
app.get('/:action/:name', (req, res) => {
  const action = actions[req.params.action];
  if (!action) return res.status(404).end();
  res.json({ answer: action(req.params.name) });
});
app.listen(3000);
