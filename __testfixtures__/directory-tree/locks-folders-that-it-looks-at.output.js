const express = require('express');
const directoryTree = require('directory-tree');
const { pathExists, unlinkIfThere, writeFileAtomic, exclusive, shared } = require('./unblock-helpers');

const app = express();

app.post('/drafts', async (req, res) => {
  return exclusive('data/draft', async () => {
    if (await pathExists('data/draft')) await unlinkIfThere('data/draft');
    await writeFileAtomic('data/draft', req.body);
    res.end();
  });
});

app.get('/drafts', async (req, res) => {
  return shared('data/draft', async () => {
    res.json(directoryTree('data')); // stays: no-async-form
  });
});

app.listen(3000);
