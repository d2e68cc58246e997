const express = require('express');
const fs = require('fs');

const app = express();

// Nobody has looked at the log before.
app.use((req, res, next) => {
  req.begun = Date.now();
  res.on('finish', () => {
    fs.appendFileSync('requests.log', `${req.method} ${req.url} ${Date.now() - req.begun}\n`);
  });
  next();
});

app.get('/texts', (req, res) => {
  res.json(JSON.parse(fs.readFileSync('texts.json', 'utf8')));
});

app.listen(3000);
