const acme = require('@acme/server');
const rpc = require('old-rpc');
const store = require('./store');

acme.route('GET', '/users', (request) => {
  return { status: 200, body: store.users() };
});

rpc.expose('prices', () => store.prices());

acme.start(3000);
