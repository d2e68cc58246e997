const express = require('express');
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const app = express();

const users = {};
let settings = {};

app.post('/users/:id', async (req, res) => {
  return exclusive('users', async () => {
    if (!users[req.params.id]) {
      users[req.params.id] = { notes: [] };
      users[req.params.id].notes = JSON.parse(await fs.promises.readFile('notes.json', 'utf8'));
    }
    res.end();
  });
});

// It can wait for the lock of the handler above.
app.delete('/users/:id', async (req, res) => {
  return exclusive('users', async () => {
    delete users[req.params.id];
    res.end();
  });
});

// A listener of the process writes the settings, too, and waits for nobody.
app.post('/settings/:id', async (req, res) => {
  return exclusive('users', async () => {
    const [{ theme }, user] = [settings, users[req.params.id]];
    const text = fs.readFileSync('defaults.json', 'utf8'); // stays: needs-review
    users[req.params.id] = { ...user, text };
    settings = { theme, text };
    res.end();
  });
});

process.on('SIGUSR2', () => {
  settings = { ...settings, user: undefined };
});

app.listen(3000);
