const express = require('express');
const fs = require('fs');
const path = require('path');
const { execProgram, execCommand, exclusive } = require('./unblock-helpers');

const app = express();
const BACKUPS = path.join(__dirname, 'backups');

async function countBackups() {
  return (await fs.promises.readdir(BACKUPS)).length;
}

// The number of the next one is that of those that are there.
app.post('/backups', async (req, res) => {
  return exclusive('backups/*', async () => {
    const number = await countBackups() + 1;
    await execCommand(`tar -cf ${path.join(BACKUPS, `backup-${number}.tar`)} -C ${__dirname} content`);
    res.json({ number });
  });
});

app.post('/copies', async (req, res) => {
  return exclusive('copies/*', async () => {
    const number = (await fs.promises.readdir('copies')).length + 1;
    await execProgram('cp', ['content.json', `copies/${number}.json`]);
    res.json({ number });
  });
});

app.listen(3000);
