const fs = require('fs');
const http = require('http');
const express = require('express');
const { writeFileAtomic, thrownToProcess } = require('./unblock-helpers');
const app = express();

process.on('unhandledRejection', (reason) => console.error('ignored', reason));
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});

app.post('/later', (req, res) => {
  setTimeout(thrownToProcess(async () => writeFileAtomic('note.txt', 'later')), 10);
  res.sendStatus(202);
});

// A handler of Express tells it of its errors, before and after.
app.get('/', async (req, res) => {
  res.send(await fs.promises.readFile('index.html', 'utf8'));
});

// Nobody answered: the listener ended the process.
http.createServer(thrownToProcess(async (req, res) => {
  res.end(await fs.promises.readFile('admin.html'));
})).listen(3001);

app.listen(3000);
