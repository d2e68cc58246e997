const fs = require('fs');
const express = require('express');
const app = express();

function mustNotExist(req, res, next) {
  if (fs.existsSync(`notes/${req.params.id}.txt`)) return res.sendStatus(409); // stays: needs-review
  next();
}

app.post('/notes/:id', mustNotExist, (req, res) => {
  fs.writeFileSync(`notes/${req.params.id}.txt`, req.query.text); // stays: needs-review
  res.sendStatus(201);
});

app.use('/tasks', (req, res, next) => {
  req.tasks = JSON.parse(fs.readFileSync('tasks.json', 'utf8')); // stays: needs-review
  next();
});

app.post('/tasks', (req, res) => {
  req.tasks.push(req.query.task);
  fs.writeFileSync('tasks.json', JSON.stringify(req.tasks)); // stays: needs-review
  res.json(req.tasks);
});

app.get('/tasks', (req, res) => {
  res.json(req.tasks);
});

// Who reads it again does not rely on the middleware.
function known(req, res, next) {
  const users = JSON.parse(fs.readFileSync('users.json', 'utf8'));
  if (!users[req.query.user]) return res.sendStatus(403);
  next();
}

app.post('/users/:name', known, (req, res) => {
  const users = JSON.parse(fs.readFileSync('users.json', 'utf8'));
  users[req.params.name] = true;
  fs.writeFileSync('users.json', JSON.stringify(users));
  res.sendStatus(201);
});

app.post('/log', known, (req, res) => {
  fs.writeFileSync('log.txt', req.query.line);
  res.sendStatus(201);
});

// Names that may be alike in general are those of other files.
function hasKey(req, res, next) {
  if (!fs.existsSync(`data/key-${req.query.key}`)) return res.sendStatus(403);
  next();
}

app.post('/data/:name', hasKey, (req, res) => {
  fs.writeFileSync(`data/${req.params.name}`, req.query.text);
  res.sendStatus(201);
});

app.listen(3000);
