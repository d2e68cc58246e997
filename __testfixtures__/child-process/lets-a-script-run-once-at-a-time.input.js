// Nobody can tell what a script does: two of its runs have never met, nor a run and what is made of its result.
const { execFileSync, execSync } = require('child_process');
const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

app.post('/counts', (req, res) => {
  res.send(execSync('sh count.sh'));
});
app.post('/deployments', (req, res) => {
  res.send(execFileSync('bash', ['-e', 'deploy.sh']));
});
app.post('/builds', (req, res) => {
  execFileSync(path.join(__dirname, 'build.sh'), [req.query.name]);
  res.send(fs.readFileSync('built.txt', 'utf8'));
});
app.post('/checks', (req, res) => {
  fs.writeFileSync('check.txt', req.query.text);
  execFileSync('node', ['check.js']);
  res.sendStatus(204);
});
app.post('/lists', (req, res) => {
  if (Number(execSync('ls lists | wc -l')) > 3) return res.sendStatus(507);
  fs.writeFileSync(`lists/${req.query.name}`, '');
  res.sendStatus(201);
});

// What these do is known.
app.get('/versions', (req, res) => {
  res.send(execSync('node --version') + execSync("sh -c 'date'"));
});
app.listen(3000);
