const fs = require('fs');
const http = require('http');
const express = require('express');
const app = express();

process.on('uncaughtException', (error, origin) => console.error(origin, error));
process.on('unhandledRejection', (reason) => {
  console.error('rejected', reason);
  process.exit(3);
});

function tidy() {
  fs.unlinkSync('old.txt');
}

app.post('/soon', (req, res) => {
  setTimeout(() => console.log(fs.readFileSync('note.txt', 'utf8')), 10);
  setTimeout(tidy, 20);
  res.sendStatus(202);
});

app.get('/read', (req, res) => {
  fs.readFile('list.txt', 'utf8', (error, list) => {
    res.send(list + fs.readFileSync('end.txt', 'utf8'));
  });
});

// Nobody answered before, either.
http.createServer((req, res) => {
  res.end(fs.readFileSync('admin.html'));
}).listen(3001);

// What an async function throws is a rejection before and after, and what Express catches is told to nobody.
app.post('/later', (req, res) => {
  setTimeout(async () => console.log(fs.readFileSync('note.txt', 'utf8')), 10);
  res.send(fs.readFileSync('page.html', 'utf8'));
});

app.listen(3000);
