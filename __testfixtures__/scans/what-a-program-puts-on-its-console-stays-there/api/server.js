const express = require('express');
require('shared');

const app = express();

app.get('/users', (req, res) => {
  console.log('users');
  console.warn('all of them');
  res.json([]);
});

app.listen(3000);
