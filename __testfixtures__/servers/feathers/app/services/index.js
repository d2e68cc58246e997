const notes = require('./notes');
const users = require('./users');

module.exports = (app) => {
  app.configure(users);
  app.configure(notes);
};
