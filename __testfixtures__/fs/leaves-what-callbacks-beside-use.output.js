const fs = require('fs');
const { once } = require('events');
const { spawn } = require('child_process');
const express = require('express');
const app = express();

app.get('/end', (req, res) => {
  let title = '';
  const source = fs.createReadStream('big.txt');
  source.resume();
  source.on('end', () => {
    title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
  });
  const child = spawn('cat', ['big.txt']);
  child.on('close', () => res.send(title));
});

app.get('/timer', (req, res) => {
  let title = '';
  setTimeout(() => {
    title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
  }, 10);
  setTimeout(() => res.send(title), 20);
});

app.get('/promise', (req, res) => {
  let title = '';
  const asked = fetch('http://localhost/ready');
  asked.then(() => {
    title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
  });
  asked.then(() => res.send(title));
});

app.get('/once', (req, res) => {
  let title = '';
  const child = spawn('cat', ['big.txt']);
  setImmediate(() => {
    title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
  });
  once(child, 'exit').then(() => res.send(title));
});

app.get('/inside', (req, res) => {
  let title = '';
  const source = fs.createReadStream('big.txt');
  setImmediate(() => {
    source.resume();
    source.on('end', () => res.send(title));
    title = fs.readFileSync('title.txt', 'utf8'); // stays: needs-review
  });
});

// It is used where it is set.
app.get('/here', (req, res) => {
  const child = spawn('cat', ['big.txt']);
  child.on('close', async () => {
    const title = await fs.promises.readFile('title.txt', 'utf8');
    res.send(title);
  });
});

// Nothing happens meanwhile, or only in case of a failure.
app.get('/failure', (req, res) => {
  let title = '';
  const child = spawn('cat', ['big.txt']);
  child.on('error', () => res.status(500).send(title));
  child.on('close', async () => {
    title = await fs.promises.readFile('title.txt', 'utf8');
    setTimeout(() => console.log(title), 10);
    res.send(title);
  });
});

app.listen(3000);
