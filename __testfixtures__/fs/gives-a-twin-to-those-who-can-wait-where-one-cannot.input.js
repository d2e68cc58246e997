const express = require('express');
const fs = require('fs');
const { spawn } = require('child_process');

const app = express();

function loadTheme() {
  return fs.readFileSync('theme.json', 'utf8');
}

function loadLimits() {
  return fs.readFileSync('limits.json', 'utf8');
}

function loadTitle() {
  return fs.readFileSync('title.txt', 'utf8');
}

app.get('/theme', (req, res) => res.send(loadTheme()));
app.get('/limits', (req, res) => res.send(loadLimits()));
app.get('/title', (req, res) => res.send(loadTitle()));

// What the child says before somebody listens would be lost.
app.get('/export', (req, res) => {
  const child = spawn('export');
  const theme = loadTheme();
  child.stdout.on('data', (line) => res.write(theme + line));
  child.on('close', () => res.end());
});

// The timer would come in between.
let count = 0;
app.get('/count', (req, res) => {
  setTimeout(() => {
    count += 1;
  }, 0);
  const limits = loadLimits();
  count *= 2;
  res.send(limits + count);
});

// Another request would have set another user by then.
let user;
app.use((req, res, next) => {
  user = req.get('x-user');
  next();
});
app.get('/user', (req, res) => {
  const title = loadTitle();
  res.send(title + user);
});
