const express = require('express');
const fs = require('fs');
const path = require('path');

const app = express();

// Files: data/*.json
app.post('/users/:name', (req, res) => {
  const file = __dirname + '/lib/../data/' + req.params.name + '.json';
  const user = JSON.parse(fs.readFileSync(file, 'utf8'));
  user.visits += 1;
  fs.writeFileSync(file, JSON.stringify(user));
  res.json(user);
});

app.delete('/users/admin', (req, res) => {
  fs.writeFileSync(path.join(__dirname, 'data/admin.json'), '{}');
  res.end();
});

// Files: (unknown)/count.txt
app.post('/count', (req, res) => {
  const file = `${process.env.LOGS}/../shared/count.txt`;
  const count = Number(fs.readFileSync(file, 'utf8')) + 1;
  fs.writeFileSync(file, String(count));
  res.json(count);
});

app.delete('/count', (req, res) => {
  fs.writeFileSync(path.join(__dirname, 'shared/count.txt'), '0');
  res.end();
});

// Files: (unknown)/total.txt
app.post('/total', (req, res) => {
  const file = `${process.env.LOGS}/../total.txt`;
  const count = Number(fs.readFileSync(file, 'utf8')) + 1;
  fs.writeFileSync(file, String(count));
  res.json(count);
});

app.delete('/total', (req, res) => {
  fs.writeFileSync(path.join(__dirname, 'shared/total.txt'), '0');
  res.end();
});

// Files: ../shared/state.json
app.post('/state', (req, res) => {
  const file = __dirname + '/../shared/state.json';
  const state = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...state, ...req.body }));
  res.json(state);
});

app.delete('/state', (req, res) => {
  fs.writeFileSync('/srv/shared/state.json', '{}');
  res.end();
});
