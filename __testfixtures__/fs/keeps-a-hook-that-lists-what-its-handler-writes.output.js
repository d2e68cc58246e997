const fastify = require('fastify')();
const Hapi = require('@hapi/hapi');
const fs = require('fs');
const path = require('path');

// The next number is that of the files that are there, for whatever comes behind.
fastify.addHook('preHandler', (request, reply, done) => {
  request.number = fs.readdirSync('orders').length; // stays: needs-review
  done();
});

fastify.post('/orders', (request, reply) => {
  fs.writeFileSync(path.join('orders', `${request.number}.json`), JSON.stringify(request.body)); // stays: needs-review
  reply.send({ number: request.number });
});

const countDrafts = async (request) => {
  request.drafts = fs.readdirSync('drafts').length; // stays: needs-review
};

fastify.post('/drafts', { preHandler: countDrafts }, async (request) => {
  fs.writeFileSync(path.join('drafts', `${request.drafts}.json`), JSON.stringify(request.body)); // stays: needs-review
  return { draft: request.drafts };
});

const server = Hapi.server({ port: 3001 });
server.route({
  method: 'POST',
  path: '/notes',
  options: { pre: [{ method: () => fs.readdirSync('notes').length, assign: 'number' }] }, // stays: needs-review
  handler: (request) => {
    fs.writeFileSync(path.join('notes', `${request.pre.number}.txt`), request.payload.text); // stays: needs-review
    return 'ok';
  },
});

// Those who list another folder are not asked.
const countBooks = async (request) => {
  request.books = (await fs.promises.readdir('books')).length;
};

fastify.get('/pictures', { preHandler: countBooks }, async (request) => {
  return fs.promises.readFile(path.join('pictures', `${request.books}.png`));
});

fastify.listen({ port: 3000 });
server.start();
