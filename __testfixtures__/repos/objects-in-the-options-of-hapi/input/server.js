const Hapi = require('@hapi/hapi');
const notes = require('./notes');
const plugin = require('./plugin');
const { Box, Desk, Shelf, Store } = require('./store');

const server = Hapi.server({ port: 3000 });

server.route({ method: 'GET', path: '/raw/{id}', handler: (request) => notes.read(request.params.id) });

server.route({
  method: 'GET',
  path: '/first',
  options: {
    app: { shelf: new Shelf() },
    handler: (request) => ({ title: request.route.settings.app.shelf.first().title }),
  },
});

server.route({
  method: 'GET',
  path: '/last',
  options: {
    bind: { desk: new Desk() },
    handler() {
      return { title: this.desk.last().title };
    },
  },
});

server.route({
  method: 'GET',
  path: '/top',
  options: {
    pre: [{ method: () => new Box(), assign: 'box' }],
    handler: (request) => ({ title: request.pre.box.top().title }),
  },
});

server.register({ plugin, options: { store: new Store() } }).then(() => server.start());
