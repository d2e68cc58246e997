const express = require('express');
const fs = require('fs');
const readline = require('readline');

const app = express();

function count(name, done) {
  let found = 0;
  const lines = readline.createInterface({ input: fs.createReadStream(name) });
  lines.on('line', () => {
    found += 1;
  });
  lines.on('close', () => done(found));
}

// Whoever makes the lines listens to them.
app.get('/count', (req, res) => {
  count('lines.txt', (found) => console.log(found));
  res.send(fs.readFileSync('title.txt', 'utf8'));
});

// The routes read lines only once a request comes.
function addRoutes(router, folder) {
  router.get('/log', (req, res) => {
    const lines = readline.createInterface({ input: fs.createReadStream('log.txt') });
    lines.on('line', (line) => res.write(line));
    lines.on('close', () => res.end(folder));
  });
}

app.post('/plugins', (req, res) => {
  addRoutes(app, req.query.name);
  res.send(fs.readFileSync('plugins.txt', 'utf8'));
});

app.listen(3000);
