const express = require('express');
const { writeFileAtomic, thrownToProcess } = require('./unblock-helpers');
const app = express();

// It ends the process, as an error that is thrown does.
process.on('unhandledRejection', (reason) => {
  console.error(reason);
  process.exit(1);
});

app.post('/later', (req, res) => {
  setTimeout(thrownToProcess(async () => writeFileAtomic('note.txt', 'later')), 10);
  res.sendStatus(202);
});

app.listen(3000);
