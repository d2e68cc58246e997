const fs = require('fs');
const http = require('http');
const express = require('express');
const { thrownToProcess } = require('./unblock-helpers');
const app = express();

process.on('uncaughtException', (error, origin) => console.error(origin, error));
process.on('unhandledRejection', (reason) => {
  console.error('rejected', reason);
  process.exit(3);
});

async function tidy() {
  await fs.promises.unlink('old.txt');
}

app.post('/soon', (req, res) => {
  setTimeout(thrownToProcess(async () => console.log(await fs.promises.readFile('note.txt', 'utf8'))), 10);
  setTimeout(thrownToProcess(tidy), 20);
  res.sendStatus(202);
});

app.get('/read', (req, res) => {
  fs.readFile('list.txt', 'utf8', thrownToProcess(async (error, list) => {
    res.send(list + await fs.promises.readFile('end.txt', 'utf8'));
  }));
});

// Nobody answered before, either.
http.createServer(thrownToProcess(async (req, res) => {
  res.end(await fs.promises.readFile('admin.html'));
})).listen(3001);

// What an async function throws is a rejection before and after, and what Express catches is told to nobody.
app.post('/later', async (req, res) => {
  setTimeout(async () => console.log(await fs.promises.readFile('note.txt', 'utf8')), 10);
  res.send(await fs.promises.readFile('page.html', 'utf8'));
});

app.listen(3000);
