const fs = require('fs');
const express = require('express');
const { PRISMA, runQuery, run, later, keep } = require('./run');

const app = express();
const settings = runQuery({ [PRISMA]: () => fs.readFileSync('settings.json') }); // found: startup
later({ task: () => fs.readFileSync('cache.json'), done: () => {} }); // found: startup

app.get('/replays', (req, res) => {
  res.send(runQuery({ [PRISMA]: () => fs.readFileSync('replays.json') })); // found: request GET /replays
});
app.get('/events', (req, res) => {
  run({
    task: () => fs.readFileSync('events.json'), // found: request GET /events
    done: (text) => {
      fs.appendFileSync('log', 'events'); // found: request GET /events
      res.send(text, settings);
    },
  });
});
app.get('/later', (req, res) => {
  later({ task: () => fs.existsSync('report.txt'), done: (is) => res.send(is) }); // found: request GET /later
});
const kept = { load: () => fs.readFileSync('kept.json') }; // found: request GET /kept
keep(kept);
app.get('/kept', (req, res) => res.send(keep(kept)));
app.listen(3000);
