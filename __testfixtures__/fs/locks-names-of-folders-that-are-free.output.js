const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, exclusive } = require('./unblock-helpers');

const app = express();

// It is no error if the folder is there by then, but then two jobs have one folder.
app.post('/jobs', async (req, res) => {
  return exclusive('jobs/job-*', async () => {
    let number = 1;
    while (await pathExists(path.join('jobs', `job-${number}`))) number++;
    await fs.promises.mkdir(path.join('jobs', `job-${number}`), { recursive: true });
    res.json({ number });
  });
});

app.post('/batches', async (req, res) => {
  return exclusive('batches/*', async () => {
    const number = (await fs.promises.readdir('batches')).length + 1;
    await fs.promises.mkdir(path.join('batches', `batch-${number}`), { recursive: true });
    res.json({ number });
  });
});

// Whoever has the name shares the folder.
app.post('/users/:name', async (req, res) => {
  await fs.promises.mkdir(path.join('users', req.params.name), { recursive: true });
  res.end();
});

app.listen(3000);
