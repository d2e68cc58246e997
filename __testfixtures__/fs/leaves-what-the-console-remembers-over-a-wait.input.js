const fs = require('fs');
const express = require('express');
const app = express();

app.get('/time', (req, res) => {
  console.time('load');
  const text = fs.readFileSync('note.txt', 'utf8'); // stays: needs-review
  console.timeEnd('load');
  res.send(text);
});

app.get('/group', (req, res) => {
  console.group('request');
  console.log(load().length);
  console.groupEnd();
  res.end();
});
function load() {
  return fs.readFileSync('log.txt', 'utf8'); // stays: needs-review
}

// Each request has a timer of its own.
app.get('/own', (req, res) => {
  console.time(req.path);
  const text = fs.readFileSync('own.txt', 'utf8');
  console.timeEnd(req.path);
  res.send(text);
});

// It is over before the wait.
app.get('/before', (req, res) => {
  console.time('count');
  const count = req.url.length;
  console.timeEnd('count');
  res.send(fs.readFileSync('note.txt', 'utf8') + count);
});

// Others could come in between before, too.
app.get('/late', async (req, res) => {
  console.time('ask');
  const answer = await fetch('http://localhost');
  const text = fs.readFileSync('late.txt', 'utf8');
  console.timeEnd('ask');
  res.send(text + answer.status);
});

app.listen(3000);
