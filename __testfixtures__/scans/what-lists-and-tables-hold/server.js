const fs = require('fs');
const express = require('express');

const table = {
  users: () => fs.readFileSync('users.json'), // found: request GET /values
};
const pairs = {
  teams: () => fs.readFileSync('teams.json'), // found: request GET /pairs
};
const readers = new Map();
readers.set('notes', () => fs.readFileSync('notes.txt')); // found: request GET /map

class Alarm {
  constructor() {
    this.methods = [];
  }

  silence() {
    return this.methods.filter(Boolean);
  }

  save() {
    fs.writeFileSync('alarm.json', '{}'); // found: unreachable
  }
}
const alarms = new Map();

const app = express();
app.get('/values', (req, res) => res.send(Object.values(table).map((read) => read())));
app.get('/pairs', (req, res) => {
  for (const [, read] of Object.entries(pairs)) res.write(read());
  res.end();
});
app.get('/map', (req, res) => {
  for (const [, read] of readers) res.write(read());
  res.end();
});
app.get('/alarms/:id', (req, res) => {
  const alarm = alarms.get(req.params.id) ?? new Alarm();
  alarms.set(req.params.id, alarm);
  const state = alarm.silence().filter(req.query.state);
  state.forEach((entry) => entry.show());
  res.status(200).end();
});
app.listen(3000);
