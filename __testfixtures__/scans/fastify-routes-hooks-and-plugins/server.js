const fs = require('fs');
const fastify = require('fastify')({ logger: true });
const fp = require('fastify-plugin');

fastify.get('/', async () => fs.readFileSync('index.html')); // found: request GET /
fastify.post('/items', { preHandler: async () => fs.accessSync('items') }, save); // found: request POST /items
fastify.route({
  method: 'PUT',
  url: '/items/:id',
  onRequest: async () => fs.statSync('limits.json'), // found: request PUT /items/:id
  handler: async (request) => fs.writeFileSync(request.params.id, '{}'), // found: request PUT /items/:id
});
fastify.addHook('onRequest', async () => fs.appendFileSync('log', 'request')); // found: request fastify.addHook onRequest
fastify.addHook('onReady', async () => fs.mkdirSync('ready')); // found: startup
fastify.register(async (instance) => {
  fs.mkdirSync('plugin'); // found: startup
  instance.get('/inner', async () => fs.readdirSync('inner')); // found: request GET /inner
});
fastify.register(
  fp(async (instance) => {
    instance.decorate('load', () => fs.existsSync('decorated')); // found: startup
  }),
);

async function save() {
  fs.writeFileSync('item.json', '{}'); // found: request POST /items
}

fastify.listen({ port: 3000 });
