const crypto = require('crypto');
const express = require('express');
const _ = require('lodash');
const { load } = require('tiny-settings');

const app = express();
app.use(express.json());

const hash = (password) => crypto.pbkdf2Sync(password, 'salt', 1000, 32, 'sha256').toString('hex'); // stays: needs-review

async function secure(user) {
  user.hash = hash(user.password);
  delete user.password;
}

// The answer was sent when all were done
app.post('/users', (req, res) => {
  req.body.forEach(async (user) => {
    user.hash = hash(user.password);
    delete user.password;
  });
  res.json(req.body);
});

app.post('/members', (req, res) => {
  const members = req.body;
  members.map((member) => secure(member));
  res.json(members);
});

app.post('/guests', (req, res) => {
  const guests = req.body;
  _.forEach(guests, secure);
  res.json(guests);
});

// The package looks at the settings when the callback returns
app.get('/settings', (req, res) => {
  const settings = load('settings.json', {
    onLoaded: async (loaded) => {
      loaded.hash = hash(loaded.password);
      loaded.password = '';
    },
  });
  res.json(settings);
});

app.use(require('./waiting'));

app.listen(3000);
