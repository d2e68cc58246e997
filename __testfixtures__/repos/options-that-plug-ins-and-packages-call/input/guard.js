const fp = require('fastify-plugin');

async function guard(app, options) {
  app.addHook('onRequest', async (request, reply) => {
    if (options.isGuest(request.headers['x-user'])) return reply.code(401).send('who?');
  });
}

module.exports = fp(guard, { name: 'guard' });
