const express = require('express');
const passport = require('passport');
const { Strategy } = require('passport-local');
const fs = require('fs');
const path = require('path');

const app = express();
const inData = (name) => path.join(__dirname, 'data', name);

passport.use(
  new Strategy((username, password, done) => {
    const user = JSON.parse(fs.readFileSync(inData(`${username}.json`), 'utf8'));
    done(null, user.name === password ? user : false);
  }),
);

app.use(express.json());
app.use(passport.initialize());
app.post('/login', passport.authenticate('local', { session: false }), (req, res) => {
  res.json({ ...req.user, greeting: fs.readFileSync(inData('greeting'), 'utf8') });
});
app.use((error, req, res, next) => res.status(error.status || 500).send(`failed: ${error.code || error.name}`));

app.listen(process.env.PORT);
