const fastify = require('fastify')();
const fs = require('fs');
const { show } = require('pages');
const { asyncCallback, asyncReply } = require('./unblock-helpers');

fastify.get('/value', async (request) => JSON.parse(await fs.promises.readFile(`${request.query.name}.json`, 'utf8')));
fastify.get('/sent', async (request, reply) => {
  if (!request.query.name) return reply.code(400).send('who?');
  return reply.send(await fs.promises.readFile(`${request.query.name}.json`, 'utf8'));
});
fastify.get('/only-sent', asyncReply(async (request, reply) => {
  reply.send(await fs.promises.readFile('a.json', 'utf8'));
}));
fastify.get('/sometimes', asyncReply(async (request, reply) => {
  if (!request.query.name) {
    reply.code(400).send('who?');
    return;
  }
  if (request.query.name === 'nobody') return reply.code(404).send('nobody');
  reply.send(await fs.promises.readFile(`${request.query.name}.json`, 'utf8'));
  return reply;
}));
fastify.get('/promised', (request, reply) => {
  const text = fs.readFileSync('e.json', 'utf8'); // stays: caller-not-in-sight
  return Promise.resolve(text).then((value) => void reply.log(value));
});
fastify.get('/later', asyncReply(async (request, reply) => {
  const text = await fs.promises.readFile('b.json', 'utf8');
  setTimeout(() => {
    return reply.send(text);
  }, 10);
}));
fastify.get('/raw', (request, reply) => {
  return reply.raw.end(fs.readFileSync('c.json', 'utf8')); // stays: caller-not-in-sight
});
fastify.get('/shown', (request, reply) => {
  return show({ reply }, fs.readFileSync('d.json', 'utf8')); // stays: caller-not-in-sight
});
fastify.setErrorHandler(async (error, request, reply) => {
  return reply.code(500).send(await fs.promises.readFile('error.txt', 'utf8') + error.message);
});
fastify.addHook('preHandler', asyncCallback(async (request, reply, done) => {
  request.key = await fs.promises.readFile('key', 'utf8');
  done();
}));

fastify.listen({ port: 3000 });
