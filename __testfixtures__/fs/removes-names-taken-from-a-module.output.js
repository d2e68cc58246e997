const fs = require('fs');
const express = require('express');
const { readFile } = require('fs/promises');
const { cachedStat } = require('./unblock-helpers');
const { existsSync } = fs;

const hasDefault = existsSync('default.txt'); // stays: needed-at-startup
const app = express();
app.get('/size', async (req, res) => {
  res.json([await readFile('a.txt', 'utf8'), (await cachedStat('a.txt')).size, hasDefault]);
});
app.listen(3000);
