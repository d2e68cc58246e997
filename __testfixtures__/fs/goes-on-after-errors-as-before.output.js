const express = require('express');
const { writeFileAtomic } = require('./unblock-helpers');
const app = express();

// Whatever happens is told, and the process goes on.
const tell = (error) => console.error(error);
process.on('unhandledRejection', tell);
process.on('uncaughtException', tell);

app.post('/later', (req, res) => {
  setTimeout(async () => writeFileAtomic('note.txt', 'later'), 10);
  res.sendStatus(202);
});

app.listen(3000);
