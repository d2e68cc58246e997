const fs = require('fs');
const { execSync, execFileSync } = require('child_process');
const express = require('express');
const app = express();

app.post('/python', (req, res) => {
  fs.writeFileSync('./jobs/main.py', req.query.code);
  res.send(execSync('python3 ./jobs/main.py'));
});

app.post('/shell', (req, res) => {
  fs.writeFileSync('./jobs/run.sh', req.query.code, { mode: 0o755 });
  res.send(execFileSync('./jobs/run.sh'));
});

// Nobody changes this script, but two runs of it have never met.
app.get('/report', (req, res) => {
  const title = fs.readFileSync('title.txt', 'utf8');
  res.send(title + execSync('node scripts/report.js'));
});

app.listen(3000);
