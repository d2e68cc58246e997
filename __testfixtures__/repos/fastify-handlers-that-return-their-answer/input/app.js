const fastify = require('fastify')();
const fs = require('fs');
const { show } = require('pages');

fastify.get('/value', (request) => JSON.parse(fs.readFileSync(`${request.query.name}.json`, 'utf8')));
fastify.get('/sent', (request, reply) => {
  if (!request.query.name) return reply.code(400).send('who?');
  return reply.send(fs.readFileSync(`${request.query.name}.json`, 'utf8'));
});
fastify.get('/only-sent', (request, reply) => {
  reply.send(fs.readFileSync('a.json', 'utf8'));
});
fastify.get('/sometimes', (request, reply) => {
  if (!request.query.name) {
    reply.code(400).send('who?');
    return;
  }
  if (request.query.name === 'nobody') return reply.code(404).send('nobody');
  reply.send(fs.readFileSync(`${request.query.name}.json`, 'utf8'));
  return reply;
});
fastify.get('/promised', (request, reply) => {
  const text = fs.readFileSync('e.json', 'utf8'); // stays: caller-not-in-sight
  return Promise.resolve(text).then((value) => void reply.log(value));
});
fastify.get('/later', (request, reply) => {
  const text = fs.readFileSync('b.json', 'utf8');
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
fastify.setErrorHandler((error, request, reply) => {
  return reply.code(500).send(fs.readFileSync('error.txt', 'utf8') + error.message);
});
fastify.addHook('preHandler', (request, reply, done) => {
  request.key = fs.readFileSync('key', 'utf8');
  done();
});

fastify.listen({ port: 3000 });
