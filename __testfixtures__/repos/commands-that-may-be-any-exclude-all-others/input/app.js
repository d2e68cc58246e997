const express = require('express');
const { execSync } = require('child_process');

const app = express();
const STEPS = { stage: 'git add --all', save: 'git commit -m saved' };

app.post('/save', (req, res) => {
  execSync(STEPS.stage);
  execSync(STEPS.save);
  res.sendStatus(204);
});

app.post('/pull', (req, res) => {
  res.send(execSync('git pull'));
});

app.post('/restart', (req, res) => {
  execSync('systemctl stop web');
  execSync('systemctl start web');
  res.sendStatus(204);
});

// Nothing of this has a state that is known.
app.get('/load', (req, res) => {
  res.send(execSync('uptime') + execSync('free -m'));
});

app.listen(3000);
