const { execSync } = require('child_process');
const express = require('express');
const fs = require('fs');
const os = require('os');
const path = require('path');

const app = express();

app.get('/inner', (req, res) => {
  const before = process.cwd();
  process.chdir('inner');
  const listed = execSync('ls'); // stays: process-state
  process.chdir(before);
  res.send(listed);
});

app.get('/temporary', (req, res) => {
  const file = path.join(os.tmpdir(), req.query.name);
  res.send(fs.readFileSync(file, 'utf8') + fs.readFileSync(`${os.tmpdir()}/${req.query.other}`, 'utf8'));
});

// The folder is set back before anybody else asks for it.
app.get('/resolved', (req, res) => {
  res.send(fs.readFileSync(path.resolve(req.query.name), 'utf8'));
});

app.get('/root', (req, res) => {
  res.send(read('/var/lib/notes/' + req.query.name) + read(path.join(__dirname, req.query.name)));
});

function read(file) {
  return fs.readFileSync(file, 'utf8');
}

app.get('/relative', (req, res) => {
  const name = ['notes', req.query.name].join('/');
  res.send(fs.readFileSync(name, 'utf8')); // stays: process-state
});

app.get('/below', (req, res) => {
  res.send(fs.readFileSync(path.join(req.query.folder, 'notes'), 'utf8')); // stays: process-state
});

app.get('/either', (req, res) => {
  res.send(either('/var/lib/notes') + either(req.query.name));
});

function either(file) {
  return fs.readFileSync(file, 'utf8'); // stays: process-state
}

app.post('/moved', (req, res) => {
  fs.renameSync(path.join(os.tmpdir(), req.query.name), req.query.name); // stays: process-state
  res.end();
});

app.listen(3000);
