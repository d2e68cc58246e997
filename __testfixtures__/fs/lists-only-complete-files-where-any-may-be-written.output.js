const path = require('path');
const express = require('express');
const { readFolder, writeFileAtomic } = require('./unblock-helpers');

const app = express();
app.use(express.text());

// It may be anywhere, as what is listed may be.
app.put('/file', async (req, res) => {
  await writeFileAtomic(req.query.path, req.body);
  res.sendStatus(204);
});

app.put('/log', async (req, res) => {
  await writeFileAtomic(path.join(req.query.dir, 'logs', 'last.log'), req.body);
  res.sendStatus(204);
});

app.get('/folder', async (req, res) => {
  res.json(await readFolder(req.query.dir));
});

app.get('/pages', async (req, res) => {
  res.json(await readFolder(path.join(__dirname, 'pages')));
});

app.listen(3000);
