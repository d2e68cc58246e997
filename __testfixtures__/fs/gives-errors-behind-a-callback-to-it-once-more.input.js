const cors = require('cors');
const express = require('express');
const fs = require('fs');
const passport = require('passport');
const { Strategy } = require('passport-local');
const { Strategy: Saml } = require('passport-saml');

// What `done` throws, the strategy catches and gives to `done`.
passport.use(
  new Strategy((name, password, done) => {
    const users = JSON.parse(fs.readFileSync('users.json', 'utf8'));
    done(null, users[name] === password ? { name } : false);
  }),
);

// It is called when a server has answered, and nobody catches anything.
passport.use(
  new Saml({ issuer: 'notes' }, (profile, done) => {
    done(null, JSON.parse(fs.readFileSync(`profiles/${profile.id}.json`, 'utf8')));
  }),
);

passport.serializeUser((user, done) => {
  done(null, fs.readFileSync(`ids/${user.name}`, 'utf8'));
});

const app = express();
app.use(cors({ origin: (origin, done) => done(null, fs.readFileSync('origins', 'utf8').includes(origin)) }));

// It passes on an error, and its own errors go to `next` as long as the verify function goes on without anything else.
app.post('/login', (req, res, next) => {
  passport.authenticate('local', (error, user) => {
    if (error) return next(error);
    res.json({ name: user.name, greeting: fs.readFileSync('greeting', 'utf8') });
  })(req, res, next);
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
