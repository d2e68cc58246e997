// Each of the folders that a constant of a function may be counts: it has no name that others know.
const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, shared, exclusive } = require('./unblock-helpers');

const app = express();
const FOLDERS = JSON.parse(process.env.FOLDERS);

app.use((req, res, next) => {
  req.user = { folders: FOLDERS };
  next();
});

app.get('/chats/:id', async (req, res) => {
  return shared('*.json', async () => {
    const folder = req.query.group ? req.user.folders.groups : path.join(req.user.folders.chats);
    const file = path.join(folder, `${req.params.id}.json`);
    if (!(await pathExists(file))) return res.sendStatus(404);
    res.send(await fs.promises.readFile(file, 'utf8'));
  });
});

app.delete('/chats/:id', async (req, res) => {
  return exclusive('*.json', async () => {
    const file = path.join(req.user.folders.chats, `${req.params.id}.json`);
    if (!(await pathExists(file))) return res.sendStatus(404);
    await fs.promises.rm(file);
    res.end();
  });
});

app.listen(3000);
