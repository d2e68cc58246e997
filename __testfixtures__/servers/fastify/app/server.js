const fastify = require('fastify')();
const fs = require('fs');
const path = require('path');

const inData = (name) => path.join(__dirname, 'data', name);

fastify.addHook('onRequest', async (request, reply) => {
  if (fs.existsSync(inData('closed'))) return reply.code(503).send('closed');
});
fastify.addHook('preHandler', (request, reply, done) => {
  request.key = fs.readFileSync(inData('key'), 'utf8');
  done();
});
fastify.addHook('onSend', async (request, reply, payload) => {
  reply.header('x-version', fs.readFileSync(inData('version'), 'utf8'));
  return payload;
});
fastify.addContentTypeParser('text/name', { parseAs: 'string' }, async (request, body) => {
  return JSON.parse(fs.readFileSync(inData(`${body}.json`), 'utf8'));
});
fastify.setErrorHandler(async (error, request, reply) => {
  const text = fs.readFileSync(inData('failed.txt'), 'utf8');
  return reply.code(error.statusCode || 500).send(text + (error.code || error.name));
});
fastify.register((instance, options, done) => {
  const pages = fs.readdirSync(inData('pages'));
  instance.get('/pages', async () => pages);
  done();
});

fastify.get('/users/:name', async (request) => {
  return JSON.parse(fs.readFileSync(inData(`${request.params.name}.json`), 'utf8'));
});
fastify.get('/later/:name', (request, reply) => {
  setImmediate(() => {
    reply.send(fs.readFileSync(inData(`${request.params.name}.json`), 'utf8'));
  });
});
fastify.get('/plain/:name', (request, reply) => {
  reply.send(fs.readFileSync(inData(`${request.params.name}.json`), 'utf8'));
});
fastify.get('/noted/:name', function noted(request, reply) {
  if (!fs.existsSync(inData(`${request.params.name}.json`))) {
    reply.code(404).send('there is none');
    return;
  }
  reply.header('x-known', 'yes').send(fs.readFileSync(inData(`${request.params.name}.json`), 'utf8'));
});
fastify.get('/deep/:name', (request, reply) => {
  const key = fs.readFileSync(inData('key'), 'utf8');
  fs.readFile(inData(`${request.params.name}.json`), 'utf8', (error, text) => {
    if (error) reply.code(404).send(`none for ${key}`);
    else reply.send(text);
  });
});
fastify.post('/count', (request, reply) => {
  const count = JSON.parse(fs.readFileSync(inData('count.json'), 'utf8'));
  count.n += 1;
  fs.writeFileSync(inData('count.json'), JSON.stringify(count));
  reply.send(`${count.n}`);
});
fastify.get('/value/:name', (request) => {
  return fs.readFileSync(inData(`${request.params.name}.json`), 'utf8');
});
fastify.get('/sent/:name', (request, reply) => {
  if (!fs.existsSync(inData(`${request.params.name}.json`))) return reply.code(404).send('there is none');
  return reply.type('application/json').send(fs.readFileSync(inData(`${request.params.name}.json`), 'utf8'));
});
fastify.route({
  method: 'POST',
  url: '/echo',
  preValidation: async (request) => {
    request.body.seen = fs.existsSync(inData('seen'));
  },
  handler: async (request, reply) => {
    reply.send({ ...request.body, key: request.key });
    return reply;
  },
});

fastify.listen({ port: Number(process.env.PORT) });
