module.exports = (app) => app.get('/users', app.controllers.users.list);
