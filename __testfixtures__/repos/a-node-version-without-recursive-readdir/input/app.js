const express = require('express');
const fs = require('fs');

const app = express();

app.get('/files', (req, res) => {
  res.json(fs.readdirSync('public', { recursive: true })); // stays: argument-differs
});

app.get('/copies', (req, res) => {
  fs.cpSync('public', 'copies');
  res.json(fs.statfsSync('copies'));
});

app.listen(3000);
