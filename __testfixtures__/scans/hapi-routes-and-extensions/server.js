const fs = require('fs');
const Hapi = require('@hapi/hapi');
const routes = require('./routes');

const server = Hapi.server({ port: 3000 });
server.route(routes);
server.route({
  method: 'GET',
  path: '/one',
  options: {
    pre: [{ method: () => fs.statSync('one'), assign: 'stat' }], // found: request GET /one
    handler: () => fs.readFileSync('one', 'utf8'), // found: request GET /one
  },
});
server.ext('onPreHandler', (request, h) => {
  fs.appendFileSync('log', request.path); // found: request server.ext onPreHandler
  return h.continue;
});
server.register({
  name: 'status',
  register: (inner) => {
    fs.mkdirSync('status', { recursive: true }); // found: startup
    inner.route({ method: 'GET', path: '/status', handler: () => fs.readdirSync('status') }); // found: request GET /status
  },
});
server.start();
