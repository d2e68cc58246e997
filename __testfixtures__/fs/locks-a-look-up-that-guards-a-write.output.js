const express = require('express');
const { pathExists, writeFileAtomic, exclusiveFiles } = require('./unblock-helpers');

const app = express();

app.post('/claim/:name', async (req, res) => {
  const path = `claims/${req.params.name}`;
  return await exclusiveFiles('claims', [path], async () => {
    if (await pathExists(path)) return res.status(409).end();
    await writeFileAtomic(path, req.ip);
    res.status(201).end();
  });
});

app.listen(3000);
