const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'ES modules: controllers, middleware, an exception handler and a listener by their place, a provider',
  main: 'bin/server.js',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' }, has: { 'x-version': '1.0' } },
    { ask: 'GET /users/nobody', status: 404, body: 'failed: ENOENT' },
    { ask: 'GET /users/broken', status: 500, body: 'failed: SyntaxError' },
    { ask: 'GET /users', status: 200, body: { users: 2 } },
    { ask: 'GET /about/version', status: 200, body: '1.0' },
    { ask: 'GET /about/lines', status: 200, body: '1' },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, headers: key, status: 200, body: { saved: 'eve' } },
    { file: 'data/saved', holds: 'eve\n' },
    { ask: 'PUT /users/mallory', send: { name: 'Mallory' }, status: 403 },
    { file: 'data/mallory.json', holds: null },
    { ask: 'PUT /users/gone', send: { name: 'Gone' }, headers: key, status: 200 },
    { ask: 'DELETE /users/gone', status: 200, body: { removed: 'gone' } },
    { file: 'data/gone.json', holds: null },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
