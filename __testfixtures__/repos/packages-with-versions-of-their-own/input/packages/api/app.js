const express = require('express');
const glob = require('glob');

const app = express();

app.get('/routes', (req, res) => {
  res.json(glob.sync('routes/*.js'));
});

app.listen(3000);
