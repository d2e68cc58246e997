const fs = require('fs');
const express = require('express');
const { each, run, later, settle, start } = require('./run');

const app = express();
const settings = run(() => fs.readFileSync('settings.json', 'utf8')); // found: startup
later('warm-up', () => fs.readFileSync('cache.json')); // found: startup

app.get('/users', (req, res) => {
  res.send(run(() => fs.readFileSync('users.json', 'utf8'))); // found: request GET /users
});
app.get('/later', (req, res) => {
  later('report', () => fs.writeFileSync('report.txt', settings)); // found: request GET /later
  res.end();
});
app.get('/settled', (req, res) => {
  settle(
    run(() => Promise.resolve()),
    () => res.end(),
    () => fs.appendFileSync('errors.log', 'failed\n'), // found: request GET /settled
  );
});
const warmUp = () => fs.readFileSync('warm.json'); // found: request GET /all
start(warmUp);
app.get('/all', (req, res) => {
  each([warmUp]);
  res.end();
});
app.listen(3000);
