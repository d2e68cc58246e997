const fastify = require('fastify')();
const fs = require('fs');
const { show } = require('pages');
const { asyncCallback } = require('./unblock-helpers');

fastify.get('/value', async (request) => JSON.parse(await fs.promises.readFile(`${request.query.name}.json`, 'utf8')));
fastify.get('/sent', async (request, reply) => {
  if (!request.query.name) return reply.code(400).send('who?');
  return reply.send(await fs.promises.readFile(`${request.query.name}.json`, 'utf8'));
});
fastify.get('/only-sent', (request, reply) => {
  reply.send(fs.readFileSync('a.json', 'utf8')); // stays: caller-not-in-sight
});
fastify.get('/later', (request, reply) => {
  const text = fs.readFileSync('b.json', 'utf8'); // stays: caller-not-in-sight
  setTimeout(() => {
    return reply.send(text);
  }, 10);
});
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
