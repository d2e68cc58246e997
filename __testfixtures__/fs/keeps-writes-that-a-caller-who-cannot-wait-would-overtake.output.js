// What `save` writes at once is newer than what a write under way, which ends later, leaves in the file.
const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
app.use(express.json());

const state = { map: 'none', name: 'nobody' };

function save() {
  fs.writeFileSync('state.json', JSON.stringify(state)); // stays: needs-review
}

app.post('/map', (req, res) => {
  state.map = req.body.map;
  save();
  res.sendStatus(204);
});

require('some-package').listen(app, {
  rename(name) {
    state.name = name;
    save();
  },
});

// All who write it can wait.
const scores = { all: [] };

async function keepScores() {
  return exclusive('scores.json', async () => {
    await writeFileAtomic('scores.json', JSON.stringify(scores));
  });
}

app.post('/scores', async (req, res) => {
  return exclusive('scores.json', async () => {
    scores.all.push(req.body.score);
    await keepScores();
    res.sendStatus(204);
  });
});

app.listen(3000);
