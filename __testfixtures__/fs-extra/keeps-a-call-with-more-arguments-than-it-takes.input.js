// with fs-extra@^5.0.0
// The asynchronous functions of old versions take the last argument for their callback; what only is too many is left out.
const express = require('express');
const fs = require('fs-extra');

const app = express();

app.get('/devices', (req, res) => {
  res.json(fs.readJsonSync('devices.json', 'utf8', { throws: false }));
});

app.delete('/devices', (req, res) => {
  fs.emptyDirSync('devices', () => {}); // stays: argument-differs
  fs.ensureDirSync('devices', 0o755);
  res.sendStatus(204);
});

app.listen(3000);
