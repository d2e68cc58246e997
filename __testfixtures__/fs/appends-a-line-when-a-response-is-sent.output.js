const express = require('express');
const fs = require('fs');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

// Nobody has looked at the log before.
app.use((req, res, next) => {
  req.begun = Date.now();
  res.on('finish', async () => {
    await appendFileAsync('requests.log', `${req.method} ${req.url} ${Date.now() - req.begun}\n`);
  });
  next();
});

app.get('/texts', async (req, res) => {
  res.json(JSON.parse(await fs.promises.readFile('texts.json', 'utf8')));
});

app.listen(3000);
