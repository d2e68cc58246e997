module.exports = async function routes(app, { isAdmin }) {
  app.get('/admin', async (request, reply) => {
    if (!(await isAdmin(request.headers['x-user']))) return reply.code(403).send('forbidden');
    return 'secret';
  });
};
