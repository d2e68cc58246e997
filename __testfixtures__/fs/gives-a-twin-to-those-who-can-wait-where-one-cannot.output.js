const express = require('express');
const fs = require('fs');
const { spawn } = require('child_process');

const app = express();

function loadTheme() {
  return fs.readFileSync('theme.json', 'utf8');
}

async function loadThemeAsync() {
  return fs.promises.readFile('theme.json', 'utf8');
}

function loadLimits() {
  return fs.readFileSync('limits.json', 'utf8');
}

async function loadLimitsAsync() {
  return fs.promises.readFile('limits.json', 'utf8');
}

function loadTitle() {
  return fs.readFileSync('title.txt', 'utf8');
}

async function loadTitleAsync() {
  return fs.promises.readFile('title.txt', 'utf8');
}

app.get('/theme', async (req, res) => res.send(await loadThemeAsync()));
app.get('/limits', async (req, res) => res.send(await loadLimitsAsync()));
app.get('/title', async (req, res) => res.send(await loadTitleAsync()));

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
