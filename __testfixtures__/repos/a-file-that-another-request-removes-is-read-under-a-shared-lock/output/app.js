const express = require('express');
const fs = require('fs');
const { pathExists, sharedFiles, exclusiveFiles } = require('./unblock-helpers');

const app = express();

app.get('/note/:id', async (req, res) => {
  const file = `note-${req.params.id}.txt`;
  return await sharedFiles('note-*.txt', [file], async () => {
    if (!(await pathExists(file))) return res.json('none');
    return res.json(await fs.promises.readFile(file, 'utf8'));
  });
});

app.delete('/note/:id', async (req, res) => {
  const file = `note-${req.params.id}.txt`;
  return await exclusiveFiles('note-*.txt', [file], async () => {
    if (!(await pathExists(file))) return res.json('none');
    await fs.promises.unlink(file);
    return res.json('gone');
  });
});

app.listen(3000);
