const fs = require('fs');
const express = require('express');
const { readFileSync, existsSync } = fs;
const { statSync } = fs;

const hasDefault = existsSync('default.txt'); // stays: needed-at-startup
const app = express();
app.get('/size', (req, res) => {
  res.json([readFileSync('a.txt', 'utf8'), statSync('a.txt').size, hasDefault]);
});
app.listen(3000);
