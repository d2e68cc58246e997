// with fastify@^4.26.0
const fs = require('fs');
const fastify = require('fastify')();

let last = null;

fastify.addContentTypeParser('text/x', { parseAs: 'string' }, (request, body, done) => {
  last = body;
  done(null, body);
});

fastify.post('/last', async () => {
  const greeting = fs.readFileSync('greeting.txt', 'utf8'); // stays: needs-review
  return greeting + last;
});

fastify.get('/greeting', async () => fs.promises.readFile('greeting.txt', 'utf8'));

fastify.listen({ port: 3000 });
