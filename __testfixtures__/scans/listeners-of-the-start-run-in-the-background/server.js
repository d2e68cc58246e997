const express = require('express');
const fs = require('fs');
const chokidar = require('chokidar');
const database = require('./database');

let page = fs.readFileSync('page.html'); // found: startup
fs.watch('page.html', () => (page = fs.readFileSync('page.html'))); // found: background
chokidar.watch('data').on('change', (path) => fs.copyFileSync(path, `${path}.old`)); // found: background
process.stdin.on('data', () => fs.writeFileSync('snapshot.json', '{}')); // found: background

const app = express();
app.get('/', (req, res) => {
  const parts = [];
  req.on('data', (part) => parts.push(part));
  req.on('end', () => fs.appendFileSync('parts.log', String(parts.length))); // found: request GET /
  res.send(page);
});

// A watcher that a request starts runs for nobody's request.
app.post('/watch', (req, res) => {
  fs.watch(req.query.folder, () => fs.appendFileSync('changes.log', 'changed')); // found: background
  res.end();
});

database.on('ready', () => {
  fs.mkdirSync('ready', { recursive: true }); // found: startup
  app.listen(3000, () => fs.writeFileSync('pid', String(process.pid))); // found: startup
});
