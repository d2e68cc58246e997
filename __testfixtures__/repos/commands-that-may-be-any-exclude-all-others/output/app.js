const express = require('express');
const { execCommand, execWords, exclusive } = require('./unblock-helpers');

const app = express();
const STEPS = { stage: 'git add --all', save: 'git commit -m saved' };

app.post('/save', async (req, res) => {
  return exclusive('commands', async () => {
    await execCommand(STEPS.stage);
    await execCommand(STEPS.save);
    res.sendStatus(204);
  });
});

app.post('/pull', async (req, res) => {
  return exclusive('commands', async () => {
    res.send(await execWords('git', ['pull']));
  });
});

app.post('/restart', async (req, res) => {
  return exclusive('commands', async () => {
    await execWords('systemctl', ['stop', 'web']);
    await execWords('systemctl', ['start', 'web']);
    res.sendStatus(204);
  });
});

// Nothing of this has a state that is known.
app.get('/load', async (req, res) => {
  res.send(await execWords('uptime', []) + await execWords('free', ['-m']));
});

app.listen(3000);
