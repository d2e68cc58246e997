const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

// It is no error if the folder is there by then, but then two jobs have one folder.
app.post('/jobs', (req, res) => {
  let number = 1;
  while (fs.existsSync(path.join('jobs', `job-${number}`))) number++;
  fs.mkdirSync(path.join('jobs', `job-${number}`), { recursive: true });
  res.json({ number });
});

app.post('/batches', (req, res) => {
  const number = fs.readdirSync('batches').length + 1;
  fs.mkdirSync(path.join('batches', `batch-${number}`), { recursive: true });
  res.json({ number });
});

// Whoever has the name shares the folder.
app.post('/users/:name', (req, res) => {
  fs.mkdirSync(path.join('users', req.params.name), { recursive: true });
  res.end();
});

app.listen(3000);
