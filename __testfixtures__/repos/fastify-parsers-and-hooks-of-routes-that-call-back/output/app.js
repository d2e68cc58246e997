const fs = require('fs');
const fastify = require('fastify')();
const { exclusive, asyncCallback, asyncReply } = require('./unblock-helpers');

fastify.decorate('load', async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8'));
fastify.decorate('opened', 0);

fastify.addContentTypeParser('application/note', { parseAs: 'string' }, asyncCallback(async function (request, name, done) {
  try {
    done(null, { text: await this.load(name) });
  } catch (error) {
    error.statusCode = 400;
    done(error);
  }
}));

fastify.setNotFoundHandler(asyncReply(async (request, reply) => {
  reply.code(404).type('text/html').send(await fs.promises.readFile('missing.html', 'utf8'));
}));

// Its result is sent as it is.
fastify.setReplySerializer((payload) => fs.readFileSync('header.txt', 'utf8') + payload); // stays: framework-sync

const keyed = {
  preValidation: asyncCallback(async function (request, reply, done) {
    request.key = await fs.promises.readFile('key.txt', 'utf8');
    done();
  }),
  preHandler: asyncCallback(async function (request, reply, done) {
    request.title = await fs.promises.readFile('title.txt', 'utf8');
    request.log.flush(done);
  }),
};

fastify.get('/notes/:name', keyed, async function (request) {
  return request.key + request.title + await this.load(request.params.name);
});

fastify.post('/notes', async (request) => request.body);

// All requests have the same server.
fastify.get('/opened', async function () {
  return exclusive('app.opened', async () => {
    const before = this.opened;
    const text = await fs.promises.readFile('opened.txt', 'utf8');
    this.opened = before + 1;
    return `${text}: ${this.opened}`;
  });
});

fastify.listen({ port: 3000 });
