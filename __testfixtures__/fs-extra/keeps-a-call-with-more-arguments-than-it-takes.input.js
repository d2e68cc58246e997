// with fs-extra@^5.0.0
// The asynchronous functions of old versions take the last argument for their callback.
const express = require('express');
const fs = require('fs-extra');

const app = express();

app.get('/devices', (req, res) => {
  res.json(fs.readJsonSync('devices.json', 'utf8', { throws: false })); // stays: argument-differs
});

app.delete('/devices', (req, res) => {
  fs.emptyDirSync('devices', true); // stays: argument-differs
  fs.ensureDirSync('devices', 0o755);
  res.sendStatus(204);
});

app.listen(3000);
