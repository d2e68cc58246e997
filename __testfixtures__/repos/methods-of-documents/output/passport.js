const passport = require('passport');
const { Strategy } = require('passport-local');
const User = require('./user');

passport.use(
  new Strategy(function (name, password, done) {
    User.findOne({ name }, async function (error, user) {
      if (error) return done(error);
      if (!user || !(await user.validPassword(password))) return done(null, false);
      return done(null, user);
    });
  }),
);

module.exports = passport;
