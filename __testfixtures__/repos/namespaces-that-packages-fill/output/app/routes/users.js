const { asyncHandler } = require('../../unblock-helpers');

module.exports = (app) => {
  const { users } = app.controllers;
  app.route('/users').get(asyncHandler(users.list));
  app.route('/users/:name').get(asyncHandler(users.show));
};
