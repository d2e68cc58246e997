const fs = require('fs');
const express = require('express');
const passport = require('passport');
const session = require('express-session');

const app = express();
app.use(session({ secret: 'text' }));

// A strategy may answer before `authenticate` returns.
app.post('/login', (req, res, next) => {
  passport.authenticate('local', (error, user) => {
    if (error) return next(error);
    if (!user) return res.status(401).send(fs.readFileSync('denied.html', 'utf8'));
    res.json(user);
  })(req, res, next);
});

app.post('/renew', (req, res) => {
  req.session.regenerate(() => {
    res.send(fs.readFileSync('new.html', 'utf8'));
  });
});

app.post('/leave', (req, res) => {
  req.session.destroy(function () {
    res.send(fs.readFileSync('bye.html', 'utf8'));
  });
});

// Its callback also gets the error.
app.engine('tpl', (path, options, callback) => {
  callback(null, fs.readFileSync(path, 'utf8'));
});

// It may be called with anything, or its result used.
app.get('/other', (req, res) => {
  req.store.walk(() => {
    res.send(fs.readFileSync('other.html', 'utf8')); // stays: unknown-callback
  });
});

app.listen(3000);
