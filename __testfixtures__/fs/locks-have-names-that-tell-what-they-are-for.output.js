const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, writeFileAtomic, exclusiveFiles } = require('./unblock-helpers');

const app = express();

app.post('/chats/:name', async (req, res) => {
  const file = path.join('chats', `${req.params.name} - ${req.body.day}d ${req.body.hour}h.jsonl`);
  await exclusiveFiles('chats/*.jsonl', [file], async () => {
    const lines = await fs.promises.readFile(file, 'utf8');
    await writeFileAtomic(file, `${lines}\n${req.body.text}`);
    res.end();
  });
});

app.post('/covers', async (req, res) => {
  const cover = path.join(req.user.folder, req.body.name);
  await exclusiveFiles('req.user.folder', [cover], async () => {
    if (!(await pathExists(cover))) await writeFileAtomic(cover, req.body.picture);
    res.end();
  });
});

app.listen(3000);
