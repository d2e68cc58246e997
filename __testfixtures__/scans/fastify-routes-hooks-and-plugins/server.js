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
    instance.decorate('load', () => fs.existsSync('decorated')).decorateRequest('owner', owner); // found: request GET /loaded
    instance.decorate('unload', () => fs.unlinkSync('decorated')); // found: unreachable
  }),
);
fastify.withTypeProvider().put('/typed', async () => fs.writeFileSync('typed', '')); // found: request PUT /typed
fastify.register(notes, { prefix: '/notes' });
const base = process.env.BASE || '/base';
fastify.register(async (instance) => instance.get('/page', () => fs.readFileSync('page.html', 'utf8')), { prefix: base }); // found: request GET ${base}/page
fastify.get('/loaded', async (request) => fastify.load() && request.owner());

async function notes(instance) {
  instance.get('/:id', async (request) => fs.readFileSync(`notes/${request.params.id}`)); // found: request GET /notes/:id
  instance.register(async (inner) => {
    inner.delete('/', async () => fs.rmSync('drafts', { recursive: true })); // found: request DELETE /notes/drafts
  }, { prefix: '/drafts' });
}

function owner() {
  return fs.statSync('loaded').uid; // found: request GET /loaded
}

async function save() {
  fs.writeFileSync('item.json', '{}'); // found: request POST /items
}

fastify.listen({ port: 3000 });
