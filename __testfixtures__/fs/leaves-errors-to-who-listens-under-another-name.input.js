const fs = require('fs');
const host = require('node:process');
const express = require('express');
const app = express();

host.on('unhandledRejection', (reason) => console.error('ignored', reason));

app.post('/later', (req, res) => {
  setTimeout(() => fs.writeFileSync('note.txt', 'later'), 10);
  res.sendStatus(202);
});

app.listen(3000);
