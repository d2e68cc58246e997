const express = require('express');
const fs = require('fs');
const path = require('path');
const { execFileSync } = require('child_process');

const app = express();
const USERS = path.join(__dirname, 'users');
const CODES = path.join(__dirname, 'codes');

function fileOf(name) {
  return path.join(USERS, `${name}.json`);
}

app.get('/users/:name', (req, res) => {
  const file = fileOf(req.params.name);
  if (!fs.existsSync(file)) return res.status(404).end();
  res.json(JSON.parse(fs.readFileSync(file, 'utf8')));
});

app.post('/users/:name/visits', (req, res) => {
  const file = fileOf(req.params.name);
  const user = JSON.parse(fs.readFileSync(file, 'utf8'));
  user.visits += 1;
  fs.writeFileSync(file, JSON.stringify(user));
  res.json(user);
});

app.delete('/users/:name', async (req, res) => {
  try {
    await allowed(req.user);
    const file = path.join(USERS, req.params.name + '.json');
    if (fs.existsSync(file)) fs.unlinkSync(file);
    res.end();
  } catch (error) {
    res.status(500).end();
  }
});

app.post('/users/:name/name', (req, res) => {
  const [from, to] = [req.params.name, req.body.name].map(fileOf);
  if (!fs.existsSync(to)) fs.renameSync(from, to);
  res.end();
});

app.post('/notes/:name', (req, res) => {
  let file = `notes/${req.params.name}.txt`;
  if (req.query.draft) file = `notes/draft-${req.params.name}.txt`;
  if (!fs.existsSync(file)) fs.writeFileSync(file, req.body.text);
  res.end();
});

// What a path is made of is evaluated before and after the wait for the lock.
app.post('/run/:id', (req, res) => {
  fs.writeFileSync(path.join(CODES, `${req.params.id}.js`), req.body.code);
  const output = execFileSync('node', [`${req.params.id}.js`], { cwd: CODES });
  fs.unlinkSync(path.join(CODES, `${req.params.id}.js`));
  res.send(output);
});

// The paths are those of the caller.
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

function writeJson(file, value) {
  fs.writeFileSync(file, JSON.stringify(value));
}

app.post('/scores/:game', (req, res) => {
  const scores = `scores/${req.params.game}.json`;
  const all = readJson(scores);
  all.push(req.body);
  writeJson(scores, all);
  res.json(all);
});

app.get('/scores/:game', (req, res) => {
  res.json(readJson(`scores/${req.params.game}.json`));
});

app.listen(3000);
