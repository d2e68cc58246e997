const express = require('express');
const path = require('path');
const passport = require('passport');
require('./user');
const inFolder = require('./folders');
const { asyncHandler } = require('./unblock-helpers');

inFolder(path.join(__dirname, './strategies/**/*.js')).forEach((file) => {
  require(path.resolve(file))();
});

const app = express();
app.use(express.json());
app.post('/login', passport.authenticate('local'), (req, res) => res.json({ name: req.user.name }));
app.post('/confirm', passport.session(), asyncHandler(async (req, res) => {
  res.json({ confirmed: await req.user.authenticate(req.body.password) });
}));
app.listen(3000);
