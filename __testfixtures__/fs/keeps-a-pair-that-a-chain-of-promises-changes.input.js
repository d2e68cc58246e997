const express = require('express');
const fs = require('fs');

const app = express();
const tokens = new Set();
const user = { secret: 'none' };
let version = 0;

app.post('/login', express.json(), (req, res) => {
  if (req.body.secret !== user.secret) return res.sendStatus(401);
  tokens.add(`${user.secret}-${version}`);
  res.json([...tokens]);
});

// Who logs in meanwhile has the new version for the old secret: nothing waits for the promise, and so no lock can be held.
app.post('/secret', express.json(), (req, res) => {
  Promise.resolve()
    .then(() => {
      version += 1;
      return fs.readFileSync('salt', 'utf8'); // stays: needs-review
    })
    .then((salt) => {
      user.secret = salt + req.body.secret;
      res.sendStatus(204);
    });
});

// A list that only grows is no value that is made where there is none.
const names = [];
const last = { name: 'none' };

app.get('/names', (req, res) => res.json([names, last.name]));

app.post('/names', express.json(), (req, res) => {
  Promise.resolve()
    .then(() => {
      names.push(req.body.name);
      return fs.readFileSync('thanks', 'utf8'); // stays: needs-review
    })
    .then((thanks) => {
      last.name = req.body.name;
      res.send(thanks);
    });
});
