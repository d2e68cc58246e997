const passport = require('passport');
const { Strategy } = require('passport-local');
const User = require('mongoose').model('User');

module.exports = () => {
  passport.use(
    new Strategy(async (name, password, done) => {
      const user = await User.findOne({ name });
      if (!user || !user.authenticate(password)) return done(null, false);
      return done(null, user);
    }),
  );
};
