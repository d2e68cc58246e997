const fs = require('fs');
const express = require('express');
const app = express();

// It prints all that it is given.
process.on('uncaughtException', console.error);

app.post('/soon', (req, res) => {
  setTimeout(() => console.log(fs.readFileSync('note.txt', 'utf8')), 10);
  res.sendStatus(202);
});

app.listen(3000);
