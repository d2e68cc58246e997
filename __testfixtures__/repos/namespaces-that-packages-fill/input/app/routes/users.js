module.exports = (app) => {
  const { users } = app.controllers;
  app.route('/users').get(users.list);
  app.route('/users/:name').get(users.show);
};
