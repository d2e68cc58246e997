const passport = require('passport');
const { Strategy } = require('passport-local');
const sequelize = require('../database');

module.exports = () => {
  passport.use(
    new Strategy(async (name, password, done) => {
      const user = await sequelize.model('user').findOne({ where: { name } });
      if (!user || !user.authenticate(password)) return done(null, false);
      return done(null, user);
    }),
  );
};
