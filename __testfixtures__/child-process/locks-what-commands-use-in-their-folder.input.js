const fs = require('fs');
const path = require('path');
const { execSync } = require('child_process');
const express = require('express');
const app = express();
const PLOTS = { cwd: path.join(__dirname, 'plots'), encoding: 'utf8' };

app.post('/python', (req, res) => {
  fs.writeFileSync('jobs/main.py', req.query.code);
  res.send(execSync('cd jobs && python3 ./main.py'));
});

app.post('/plot', (req, res) => {
  fs.writeFileSync(path.join(__dirname, 'plots', 'points.csv'), req.query.points);
  res.send(execSync('gnuplot ./points.csv', PLOTS));
});

// Another folder: the file of that name is not the one that is written above.
app.get('/check', (req, res) => {
  const title = fs.readFileSync('title.txt', 'utf8');
  res.send(title + execSync('cd tests && python3 ./main.py'));
});

// What a shell of its own does with its folder is nothing to the rest of the line.
app.post('/notes', (req, res) => {
  fs.writeFileSync('./notes.json', req.query.notes);
  res.send(execSync('(cd jobs && make); cat ./notes.json'));
});

app.get('/jobs', (req, res) => {
  res.send(fs.readFileSync('jobs/notes.json'));
});

app.listen(3000);
