const express = require('express');
const fs = require('fs');
const passport = require('passport');
const { Strategy } = require('passport-local');
const { BasicStrategy } = require('passport-http');
const { errorsToCallback } = require('./unblock-helpers');

// It catches what the function throws, and gives it to the callback.
passport.use(
  new Strategy(errorsToCallback(async (name, password, done) => {
    const users = JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
    done(null, users[name] === password ? { name } : false);
  })),
);
// It does not, so that Express answers, not the callback.
passport.use(
  new BasicStrategy((name, password, done) => {
    const users = JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: callback-may-throw
    done(null, users[name] === password ? { name } : false);
  }),
);

const app = express();
app.post('/login', (req, res, next) => {
  passport.authenticate('local', (error, user) => {
    if (error) return res.status(401).json({ error });
    res.json(user);
  })(req, res, next);
});
