// with fs-extra@^5.0.0
// The asynchronous functions of old versions take the last argument for their callback; what only is too many is left out.
const express = require('express');
const fs = require('fs-extra');
const { exclusive } = require('./unblock-helpers');

const app = express();

app.get('/devices', async (req, res) => {
  res.json(await fs.readJson('devices.json', 'utf8'));
});

app.delete('/devices', async (req, res) => {
  return exclusive('devices', async () => {
    fs.emptyDirSync('devices', () => {}); // stays: argument-differs
    await fs.ensureDir('devices', 0o755);
    res.sendStatus(204);
  });
});

app.listen(3000);
