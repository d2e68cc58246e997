const fs = require('fs');
const http = require('http');
const express = require('express');
const app = express();

// Without a listener of `unhandledRejection`, it hears of rejections, too.
process.on('uncaughtException', (error) => console.error('going on', error));

app.post('/soon', (req, res) => {
  setTimeout(() => console.log(fs.readFileSync('note.txt', 'utf8')), 10);
  res.sendStatus(202);
});

http.createServer((req, res) => {
  res.end(fs.readFileSync('admin.html'));
}).listen(3001);

app.listen(3000);
