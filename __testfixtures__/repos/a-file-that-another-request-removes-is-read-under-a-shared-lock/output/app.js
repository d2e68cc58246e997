const express = require('express');
const fs = require('fs');
const { pathExists, shared, exclusive } = require('./unblock-helpers');

const app = express();

app.get('/note/:id', async (req, res) => {
  return shared('note-*.txt', async () => {
    const file = `note-${req.params.id}.txt`;
    if (!(await pathExists(file))) return res.json('none');
    return res.json(await fs.promises.readFile(file, 'utf8'));
  });
});

app.delete('/note/:id', async (req, res) => {
  return exclusive('note-*.txt', async () => {
    const file = `note-${req.params.id}.txt`;
    if (!(await pathExists(file))) return res.json('none');
    await fs.promises.unlink(file);
    return res.json('gone');
  });
});

app.listen(3000);
