const fs = require('fs');
const http = require('http');
const express = require('express');
const app = express();

// Without a listener of `unhandledRejection`, it hears of rejections, too.
process.on('uncaughtException', (error) => console.error('going on', error));

app.post('/soon', (req, res) => {
  setTimeout(async () => console.log(await fs.promises.readFile('note.txt', 'utf8')), 10);
  res.sendStatus(202);
});

http.createServer(async (req, res) => {
  res.end(await fs.promises.readFile('admin.html'));
}).listen(3001);

app.listen(3000);
