const express = require('express');
const fs = require('fs');
const path = require('path');
const { pathExists, unlinkIfThere, sharedRead, exclusive, shared } = require('./unblock-helpers');

const app = express();

async function switchTo(site, release) {
  return exclusive('current-* + current-*/version.txt', async () => {
    const link = path.join(__dirname, `current-${site}`);
    if (await pathExists(link)) await unlinkIfThere(link);
    await fs.promises.symlink(path.join(__dirname, 'releases', release), link);
  });
}

app.post('/sites/:site/:release', async (req, res) => {
  await switchTo(req.params.site, req.params.release);
  res.end();
});

// Between the two calls there is nothing behind the link.
app.get('/sites/:site', async (req, res) => {
  return shared('current-* + current-*/version.txt', async () => {
    const file = path.join(__dirname, `current-${req.params.site}`, 'version.txt');
    if (!(await pathExists(file))) return res.sendStatus(404);
    res.send(await fs.promises.readFile(file, 'utf8'));
  });
});

// What is in no such folder is not behind it.
app.get('/help', async (req, res) => {
  res.send(await sharedRead(path.join(__dirname, 'help', 'index.html'), 'utf8'));
});

app.listen(3000);
