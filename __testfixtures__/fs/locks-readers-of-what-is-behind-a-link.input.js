const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

function switchTo(site, release) {
  const link = path.join(__dirname, `current-${site}`);
  if (fs.existsSync(link)) fs.unlinkSync(link);
  fs.symlinkSync(path.join(__dirname, 'releases', release), link);
}

app.post('/sites/:site/:release', (req, res) => {
  switchTo(req.params.site, req.params.release);
  res.end();
});

// Between the two calls there is nothing behind the link.
app.get('/sites/:site', (req, res) => {
  const file = path.join(__dirname, `current-${req.params.site}`, 'version.txt');
  if (!fs.existsSync(file)) return res.sendStatus(404);
  res.send(fs.readFileSync(file, 'utf8'));
});

// What is in no such folder is not behind it.
app.get('/help', (req, res) => {
  res.send(fs.readFileSync(path.join(__dirname, 'help', 'index.html'), 'utf8'));
});

app.listen(3000);
