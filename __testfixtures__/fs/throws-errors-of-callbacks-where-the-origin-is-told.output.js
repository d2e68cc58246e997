const fs = require('fs');
const express = require('express');
const { thrownToProcess } = require('./unblock-helpers');
const app = express();

// It prints all that it is given.
process.on('uncaughtException', console.error);

app.post('/soon', (req, res) => {
  setTimeout(thrownToProcess(async () => console.log(await fs.promises.readFile('note.txt', 'utf8'))), 10);
  res.sendStatus(202);
});

app.listen(3000);
