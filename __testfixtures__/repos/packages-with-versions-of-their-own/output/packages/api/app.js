const express = require('express');
const glob = require('glob');
const { promisify } = require('util');
const globAsync = promisify(glob);

const app = express();

app.get('/routes', async (req, res) => {
  res.json(await globAsync('routes/*.js'));
});

app.listen(3000);
