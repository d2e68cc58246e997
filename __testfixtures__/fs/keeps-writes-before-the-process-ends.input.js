const express = require('express');
const fs = require('fs');

const app = express();

function save(state) {
  fs.writeFileSync('state.json', state); // stays: process-event
}

app.post('/stop', (req, res) => {
  save(req.query.state);
  process.exit(0);
});

app.post('/save', (req, res) => {
  if (req.query.stop) process.exit(0);
  fs.unlinkSync('lock'); // stays: process-event
  res.send('saved', () => setImmediate(stop));
  process.exit(1);
});

function stop() {
  process.exit(0);
}

app.listen(3000);

app.post('/restart', (req, res) => {
  try {
    fs.writeFileSync('restart', ''); // stays: process-event
  } catch {
    process.exit(1);
  }
});
