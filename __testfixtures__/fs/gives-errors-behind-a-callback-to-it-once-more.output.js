const cors = require('cors');
const express = require('express');
const fs = require('fs');
const passport = require('passport');
const { Strategy } = require('passport-local');
const { Strategy: Saml } = require('passport-saml');
const { failTo, errorsToCallback, asyncCallback } = require('./unblock-helpers');

// What `done` throws, the strategy catches and gives to `done`.
passport.use(
  new Strategy(errorsToCallback(async (name, password, done) => {
    const users = JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
    done(null, users[name] === password ? { name } : false);
  })),
);

// It is called when a server has answered, and nobody catches anything.
passport.use(
  new Saml({ issuer: 'notes' }, asyncCallback(async (profile, done) => {
    done(null, JSON.parse(await fs.promises.readFile(`profiles/${profile.id}.json`, 'utf8')));
  })),
);

passport.serializeUser(errorsToCallback(async (user, done) => {
  done(null, await fs.promises.readFile(`ids/${user.name}`, 'utf8'));
}));

const app = express();
app.use(cors({ origin: errorsToCallback(async (origin, done) => done(null, (await fs.promises.readFile('origins', 'utf8')).includes(origin))) }));

// It passes on an error, and its own errors go to `next` as long as the verify function goes on without anything else.
app.post('/login', (req, res, next) => {
  passport.authenticate('local', failTo(next, async (error, user) => {
    if (error) return next(error);
    res.json({ name: user.name, greeting: await fs.promises.readFile('greeting', 'utf8') });
  }))(req, res, next);
});

// It answers an error.
app.post('/session', (req, res, next) => {
  passport.authenticate('local', (error, user) => {
    if (error || !user) return res.status(401).json({ error });
    req.logIn(user, (failure) => {
      // A comment is nothing.
      if (failure) {
        return next(failure);
      }
      res.json(user.name.trim());
    });
  })(req, res, next);
});
