const fastify = require('fastify')();
const fs = require('fs');

const pages = { count: 0 };

fastify.decorate('pages', pages);
fastify.decorate('users', { count: 0 });

fastify.post('/pages', async function () {
  const before = this.pages.count;
  const page = fs.readFileSync('page.html', 'utf8');
  this.pages.count = before + 1;
  return page;
});

fastify.put('/pages', async () => {
  const before = pages.count;
  const page = fs.readFileSync('page.html', 'utf8');
  pages.count = before + 1;
  return page;
});

fastify.post('/users', async (request) => {
  const before = request.server.users.count;
  const page = fs.readFileSync('page.html', 'utf8');
  request.server.users.count = before + 1;
  return page;
});

fastify.put('/users', async () => {
  const before = fastify.users.count;
  const page = fs.readFileSync('page.html', 'utf8');
  fastify.users.count = before + 1;
  return page;
});

fastify.listen({ port: 3000 });
