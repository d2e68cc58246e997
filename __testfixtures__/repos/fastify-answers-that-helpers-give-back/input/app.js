const fs = require('fs');
const fastify = require('fastify')();

// Who awaits the answer before it is sent waits for ever.
function tagged(reply, name) {
  return reply.code(200).header('x-tag', fs.readFileSync(`tags/${name}`, 'utf8')); // stays: returns-a-thenable
}

function typed(reply, name) {
  reply.type(fs.readFileSync(`types/${name}`, 'utf8')); // stays: returns-a-thenable
  return reply;
}

function sent(reply, name) {
  return reply.send(fs.readFileSync(`notes/${name}`, 'utf8'));
}

fastify.get('/tagged/:name', (request, reply) => {
  tagged(reply, request.params.name).send('tagged');
});
fastify.get('/typed/:name', async (request, reply) => {
  typed(reply, request.params.name);
  return 'typed';
});
fastify.get('/sent/:name', (request, reply) => {
  sent(reply, request.params.name);
});

// Fastify waits for the answer of a handler in any case.
fastify.get('/own/:name', (request, reply) => {
  reply.send(fs.readFileSync(`notes/${request.params.name}`, 'utf8'));
  return reply;
});

fastify.listen({ port: 3000 });
