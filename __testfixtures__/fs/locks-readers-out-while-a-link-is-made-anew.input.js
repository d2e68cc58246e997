// While the old link is gone and the new one not there yet, nobody looks.
const express = require('express');
const fs = require('fs');

const app = express();

app.post('/releases/:release', (req, res) => {
  fs.unlinkSync('current');
  fs.symlinkSync(`releases/${req.params.release}`, 'current');
  res.sendStatus(204);
});

app.get('/release', (req, res) => {
  res.send(fs.readlinkSync('current'));
});

// Others do not wait for that.
app.get('/title', (req, res) => {
  res.send(fs.readFileSync('title.txt', 'utf8'));
});

app.listen(3000);
