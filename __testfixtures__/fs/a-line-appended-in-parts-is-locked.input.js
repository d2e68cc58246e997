const express = require('express');
const fs = require('fs');
const { EOL } = require('os');

const app = express();

// One line in two parts: that of another request must not come in between.
app.post('/visit', (req, res) => {
  fs.appendFileSync('visits.txt', req.body.name);
  fs.appendFileSync('visits.txt', '\n');
  res.end();
});

app.post('/cells', (req, res) => {
  for (const cell of req.body.cells) fs.appendFileSync('cells.csv', `${cell};`);
  res.end();
});

// Begun anew, and then added to.
app.post('/report', (req, res) => {
  fs.writeFileSync('report.csv', 'name;age\n');
  fs.appendFileSync('report.csv', `${req.body.name};${req.body.age}\n`);
  res.end();
});

// Each of these is a line, and both are a record.
app.post('/journal', (req, res) => {
  fs.appendFileSync('journal.txt', `${req.body.title}\n`);
  fs.appendFileSync('journal.txt', req.body.text + EOL);
  res.end();
});

const log = (text) => fs.appendFileSync('log.txt', text);

// Each of these is complete.
app.post('/log', (req, res) => {
  log('begin');
  log('end');
  res.end();
});

module.exports = app;
