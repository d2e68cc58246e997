const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'TypeScript: controllers and services by their place, a sequence, middleware, interceptors, an observer',
  main: 'src/main.js',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' }, has: { 'x-version': '1.0' } },
    { ask: 'GET /version', status: 200, body: '1.0' },
    { ask: 'GET /users/nobody', status: 500 },
    { ask: 'GET /users/broken', status: 500 },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, headers: key, status: 200, body: { saved: 'eve' } },
    { ask: 'PUT /users/mallory', send: { name: 'Mallory' }, status: 403 },
    { ask: 'PUT /users/eve', send: '{"name":', headers: { ...key, 'content-type': 'application/json' }, status: 400 },
    { file: 'data/mallory.json', holds: null },
    { ask: 'PUT /users/gone', send: { name: 'Gone' }, headers: key, status: 200 },
    { ask: 'DELETE /users/gone', status: 200, body: { removed: 'gone' } },
    { file: 'data/gone.json', holds: null },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
