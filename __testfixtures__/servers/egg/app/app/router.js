const { readText } = require('../lib/files');

module.exports = (app) => {
  const { router, controller } = app;
  const key = app.middleware.key({ header: 'x-key' });
  router.get('/users/:name', controller.users.show);
  router.put('/users/:name', key, 'users.save');
  router.resources('notes', '/notes', controller.notes);
  router.get('/version', async (ctx) => {
    ctx.body = readText('version');
  });
};
