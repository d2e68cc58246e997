const fs = require('fs');
const express = require('express');
const app = express();

// Whatever happens is told, and the process goes on.
const tell = (error) => console.error(error);
process.on('unhandledRejection', tell);
process.on('uncaughtException', tell);

app.post('/later', (req, res) => {
  setTimeout(() => fs.writeFileSync('note.txt', 'later'), 10);
  res.sendStatus(202);
});

app.listen(3000);
