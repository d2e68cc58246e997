// While the old link is gone and the new one not there yet, nobody looks.
const express = require('express');
const fs = require('fs');
const { exclusive, shared } = require('./unblock-helpers');

const app = express();

app.post('/releases/:release', async (req, res) => {
  return exclusive('current', async () => {
    await fs.promises.unlink('current');
    await fs.promises.symlink(`releases/${req.params.release}`, 'current');
    res.sendStatus(204);
  });
});

app.get('/release', async (req, res) => {
  return shared('current', async () => {
    res.send(await fs.promises.readlink('current'));
  });
});

// Others do not wait for that.
app.get('/title', async (req, res) => {
  res.send(await fs.promises.readFile('title.txt', 'utf8'));
});

app.listen(3000);
