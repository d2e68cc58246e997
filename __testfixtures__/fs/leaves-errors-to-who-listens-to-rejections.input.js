const fs = require('fs');
const http = require('http');
const express = require('express');
const app = express();

process.on('unhandledRejection', (reason) => console.error('ignored', reason));
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});

app.post('/later', (req, res) => {
  setTimeout(() => fs.writeFileSync('note.txt', 'later'), 10);
  res.sendStatus(202);
});

// A handler of Express tells it of its errors, before and after.
app.get('/', (req, res) => {
  res.send(fs.readFileSync('index.html', 'utf8'));
});

// Nobody answered: the listener ended the process.
http.createServer((req, res) => {
  res.end(fs.readFileSync('admin.html'));
}).listen(3001);

app.listen(3000);
