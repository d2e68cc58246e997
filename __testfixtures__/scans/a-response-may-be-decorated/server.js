const fs = require('fs');
const fastify = require('fastify')();

fastify.decorateReply('render', function (name) {
  return this.type('text/html').send(fs.readFileSync(`views/${name}.html`)); // found: request GET /page
});

fastify.get('/page', (request, reply) => reply.render('page'));

fastify.listen({ port: 3000 });
