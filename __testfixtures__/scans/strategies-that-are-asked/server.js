const fs = require('fs');
const express = require('express');
const passport = require('passport');
const { Strategy } = require('passport-local');

passport.use(
  new Strategy((name, password, done) => {
    done(null, JSON.parse(fs.readFileSync(`users/${name}.json`))); // found: request Strategy
  }),
);
passport.deserializeUser((id, done) => done(null, fs.readFileSync(id))); // found: request passport.deserializeUser

const app = express();
app.post('/login', passport.authenticate('local'), (req, res) => res.end());
app.listen(3000);
