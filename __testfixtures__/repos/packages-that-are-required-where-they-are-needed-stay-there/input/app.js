const express = require('express');

const app = express();

// It may not be installed.
app.get('/program', (req, res) => {
  const which = require('which');
  res.send(which.sync(req.query.name));
});

app.listen(3000);
