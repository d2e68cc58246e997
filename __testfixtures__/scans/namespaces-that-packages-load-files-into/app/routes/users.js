module.exports = (app) => {
  app.get('/users', app.controllers.users.list);
  app.get('/log', app.controllers.admin['log-book'].show);
};
