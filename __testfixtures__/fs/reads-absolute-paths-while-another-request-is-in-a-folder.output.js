const { execSync } = require('child_process');
const express = require('express');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { shared, exclusive } = require('./unblock-helpers');

const app = express();

app.get('/inner', (req, res) => {
  const before = process.cwd();
  process.chdir('inner');
  const listed = execSync('ls'); // stays: process-state
  process.chdir(before);
  res.send(listed);
});

app.get('/temporary', async (req, res) => {
  return shared('files', async () => {
    const file = path.join(os.tmpdir(), req.query.name);
    res.send(await fs.promises.readFile(file, 'utf8') + await fs.promises.readFile(`${os.tmpdir()}/${req.query.other}`, 'utf8'));
  });
});

// The folder is set back before anybody else asks for it.
app.get('/resolved', async (req, res) => {
  res.send(await fs.promises.readFile(path.resolve(req.query.name), 'utf8'));
});

app.get('/root', async (req, res) => {
  res.send(await read('/var/lib/notes/' + req.query.name) + await read(path.join(__dirname, req.query.name)));
});

async function read(file) {
  return fs.promises.readFile(file, 'utf8');
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

app.post('/moved', async (req, res) => {
  return exclusive('files', async () => {
    fs.renameSync(path.join(os.tmpdir(), req.query.name), req.query.name); // stays: process-state
    res.end();
  });
});

app.listen(3000);
