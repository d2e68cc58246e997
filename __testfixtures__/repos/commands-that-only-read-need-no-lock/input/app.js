const express = require('express');
const fs = require('fs');
const { execSync, execFileSync } = require('child_process');

const app = express();

app.get('/version', (req, res) => {
  const branch = execSync('git rev-parse --abbrev-ref HEAD').toString().trim();
  const hash = execSync('git log -1 --format=%h').toString().trim();
  res.send(`${branch} ${hash}`);
});

app.get('/length', (req, res) => {
  const told = execFileSync('ffprobe', ['-show_format', 'media/intro.mp4']).toString();
  const size = execSync('stat -c %s media/intro.mp4 2> /dev/null').toString();
  res.send(told + size);
});

app.get('/load', (req, res) => {
  const load = execSync('cat /proc/loadavg').toString();
  execSync('logger asked for load > /dev/null');
  res.send(load + execSync('cat /proc/uptime').toString());
});

// The folder is not known, and the address names no file here.
app.get('/build/:id', (req, res) => {
  execSync('typeset report.txt', { cwd: req.query.folder });
  execSync('typeset report.txt', { cwd: req.query.folder });
  execFileSync('notify', ['https://example.org/hook.json']);
  execFileSync('notify', ['https://example.org/hook.json']);
  res.sendStatus(204);
});

// Words with a dot, of which nothing tells that they are files of the program, or that they are changed.
app.get('/reach', (req, res) => {
  execFileSync('sleep', ['0.5']);
  execFileSync('ping', ['-c', '1', '8.8.8.8']);
  res.send(execSync('openssl x509 -in certs/server.pem -noout -dates'));
});

app.post('/note', (req, res) => {
  fs.writeFileSync('note.txt', req.body);
  res.sendStatus(204);
});

app.listen(3000);
