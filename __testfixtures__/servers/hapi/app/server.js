const Hapi = require('@hapi/hapi');
const fs = require('fs');
const path = require('path');

const inData = (name) => path.join(__dirname, 'data', name);

const server = Hapi.server({ port: process.env.PORT, host: '127.0.0.1' });

server.auth.scheme('key', () => ({
  authenticate(request, h) {
    if (request.headers['x-key'] !== fs.readFileSync(inData('key'), 'utf8')) throw new Error('who is it?');
    return h.authenticated({ credentials: {} });
  },
}));
server.auth.strategy('key', 'key');
server.ext('onPreHandler', (request, h) => {
  request.app.version = fs.readFileSync(inData('version'), 'utf8');
  return h.continue;
});
server.ext('onPreResponse', (request, h) => {
  const { response } = request;
  if (response.isBoom && response.code === 'ENOENT') {
    return h.response(fs.readFileSync(inData('missing.txt'), 'utf8')).code(404);
  }
  return h.continue;
});
server.route({
  method: 'GET',
  path: '/users/{name}',
  handler: (request) => JSON.parse(fs.readFileSync(inData(`${request.params.name}.json`), 'utf8')),
});
server.route([
  {
    method: 'GET',
    path: '/version',
    options: {
      pre: [{ method: () => fs.readdirSync(inData('.')).length, assign: 'count' }],
      handler: (request) => ({ version: request.app.version, count: request.pre.count }),
    },
  },
  {
    method: 'PUT',
    path: '/users/{name}',
    options: { auth: 'key' },
    handler(request, h) {
      fs.writeFileSync(inData(`${request.params.name}.json`), JSON.stringify(request.payload));
      return h.response().code(204);
    },
  },
]);

server.start();
