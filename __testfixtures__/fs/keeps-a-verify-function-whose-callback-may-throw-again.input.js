const express = require('express');
const fs = require('fs');
const passport = require('passport');
const { Strategy } = require('passport-local');
const { BasicStrategy } = require('passport-http');

passport.use(
  new Strategy((name, password, done) => {
    const users = JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: callback-may-throw
    done(null, users[name] === password ? { name } : false);
  }),
);
passport.use(
  new BasicStrategy((name, password, done) => {
    const users = JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: callback-may-throw
    done(null, users[name] === password ? { name } : false);
  }),
);

const app = express();
app.post('/login', (req, res, next) => {
  passport.authenticate('local', (error, user) => {
    res.json(user.name.toUpperCase());
  })(req, res, next);
});
