const express = require('express');
const fs = require('fs');
const directoryTree = require('directory-tree');

const app = express();

app.post('/drafts', (req, res) => {
  if (fs.existsSync('data/draft')) fs.unlinkSync('data/draft');
  fs.writeFileSync('data/draft', req.body);
  res.end();
});

app.get('/drafts', (req, res) => {
  res.json(directoryTree('data')); // stays: no-async-form
});

app.listen(3000);
