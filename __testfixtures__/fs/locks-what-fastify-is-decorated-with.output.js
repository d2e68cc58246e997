const fastify = require('fastify')();
const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

const pages = { count: 0 };

fastify.decorate('pages', pages);
fastify.decorate('users', { count: 0 });

fastify.post('/pages', async function () {
  return exclusive('app.pages.count + pages.count', async () => {
    const before = this.pages.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    this.pages.count = before + 1;
    return page;
  });
});

fastify.put('/pages', async () => {
  return exclusive('app.pages.count + pages.count', async () => {
    const before = pages.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    pages.count = before + 1;
    return page;
  });
});

fastify.post('/users', async (request) => {
  return exclusive('app.users.count + fastify.users.count', async () => {
    const before = request.server.users.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    request.server.users.count = before + 1;
    return page;
  });
});

fastify.put('/users', async () => {
  return exclusive('app.users.count + fastify.users.count', async () => {
    const before = fastify.users.count;
    const page = await fs.promises.readFile('page.html', 'utf8');
    fastify.users.count = before + 1;
    return page;
  });
});

fastify.listen({ port: 3000 });
