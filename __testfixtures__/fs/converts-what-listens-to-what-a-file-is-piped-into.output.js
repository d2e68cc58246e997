const express = require('express');
const fs = require('fs');
const unzipper = require('unzipper');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

app.put('/restored/:id', (req, res) => {
  const extract = fs.createReadStream(`uploads/${req.params.id}`).pipe(unzipper.Extract({ path: 'restored' }));
  extract.on('close', async () => {
    await appendFileAsync('restored.log', `${req.params.id}\n`);
    res.end();
  });
});

app.put('/checked/:id', (req, res) => {
  const parts = unzipper.Parse();
  const file = fs.createReadStream(`uploads/${req.params.id}`);
  parts.on('finish', async () => {
    await appendFileAsync('checked.log', `${req.params.id}\n`);
    res.end();
  });
  file.pipe(parts);
});

app.listen(3000);
