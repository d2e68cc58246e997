const acme = require('@acme/server');
const rpc = require('old-rpc');
const store = require('./store');

acme.route('GET', '/users', async (request) => {
  return { status: 200, body: await store.users() };
});

rpc.expose('prices', () => store.prices());

acme.start(3000);
