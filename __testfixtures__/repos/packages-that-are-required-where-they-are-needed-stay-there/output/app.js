const express = require('express');
const { promisify } = require('util');

const app = express();

// It may not be installed.
app.get('/program', async (req, res) => {
  const which = require('which');
  res.send(await promisify(which)(req.query.name));
});

app.listen(3000);
