const fs = require('fs');
const fastify = require('fastify')();

fastify.decorate('load', (name) => fs.readFileSync(`notes/${name}.txt`, 'utf8'));
fastify.decorate('opened', 0);

fastify.addContentTypeParser('application/note', { parseAs: 'string' }, function (request, name, done) {
  try {
    done(null, { text: this.load(name) });
  } catch (error) {
    error.statusCode = 400;
    done(error);
  }
});

fastify.setNotFoundHandler((request, reply) => {
  reply.code(404).type('text/html').send(fs.readFileSync('missing.html', 'utf8'));
});

// Its result is sent as it is.
fastify.setReplySerializer((payload) => fs.readFileSync('header.txt', 'utf8') + payload); // stays: framework-sync

const keyed = {
  preValidation(request, reply, done) {
    request.key = fs.readFileSync('key.txt', 'utf8');
    done();
  },
  preHandler(request, reply, done) {
    request.title = fs.readFileSync('title.txt', 'utf8');
    request.log.flush(done);
  },
};

fastify.get('/notes/:name', keyed, async function (request) {
  return request.key + request.title + this.load(request.params.name);
});

fastify.post('/notes', async (request) => request.body);

// All requests have the same server.
fastify.get('/opened', async function () {
  const before = this.opened;
  const text = fs.readFileSync('opened.txt', 'utf8');
  this.opened = before + 1;
  return `${text}: ${this.opened}`;
});

fastify.listen({ port: 3000 });
