const express = require('express');
const fs = require('fs');
const { EOL } = require('os');
const { promisify } = require('util');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const appendFileAsync = promisify(fs.appendFile);

const app = express();

// One line in two parts: that of another request must not come in between.
app.post('/visit', async (req, res) => {
  return exclusive('visits.txt', async () => {
    await appendFileAsync('visits.txt', req.body.name);
    await appendFileAsync('visits.txt', '\n');
    res.end();
  });
});

app.post('/cells', async (req, res) => {
  return exclusive('cells.csv', async () => {
    for (const cell of req.body.cells) await appendFileAsync('cells.csv', `${cell};`);
    res.end();
  });
});

// Begun anew, and then added to.
app.post('/report', async (req, res) => {
  return exclusive('report.csv', async () => {
    await writeFileAtomic('report.csv', 'name;age\n');
    await appendFileAsync('report.csv', `${req.body.name};${req.body.age}\n`);
    res.end();
  });
});

// Each of these is a line, and both are a record.
app.post('/journal', async (req, res) => {
  return exclusive('journal.txt', async () => {
    await appendFileAsync('journal.txt', `${req.body.title}\n`);
    await appendFileAsync('journal.txt', req.body.text + EOL);
    res.end();
  });
});

const log = async (text) => appendFileAsync('log.txt', text);

// Each of these is complete.
app.post('/log', async (req, res) => {
  await log('begin');
  await log('end');
  res.end();
});

module.exports = app;
