const fastify = require('fastify')();
const { asyncReply } = require('./unblock-helpers');

fastify.register(require('./notes'));
fastify.register(async (instance) => {
  instance.get('/notes/:name', async (request) => instance.load(request.params.name));
  instance.get('/own', async (request) => request.note());
  instance.get('/counted/:name', async (request) => request.server.counted(request.params.name));
  instance.get('/page/:name', asyncReply(async (request, reply) => {
    await reply.page(request.params.name);
  }));
  instance.get('/tagged/:name', (request, reply) => {
    reply.tag(request.params.name).send('tagged');
  });
  instance.get('/settings', async () => instance.settings.title);
  instance.get('/found', async (request) => {
    const lookFor = instance.getDecorator('lookFor');
    return [lookFor(request.query.text), instance.lookFor('all')];
  });
});

fastify.listen({ port: 3000 });
