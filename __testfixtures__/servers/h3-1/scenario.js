const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'version 1: hooks of the app, a router below a path, handlers as objects and made late',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' }, has: { 'x-version': '1.0' } },
    { ask: 'GET /ping', status: 200, body: 'pong' },
    { ask: 'GET /users/nobody', status: 500, body: /failed: ENOENT/ },
    { ask: 'GET /users/broken', status: 500, body: /failed: SyntaxError/ },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, headers: key, status: 204 },
    { ask: 'PUT /users/mallory', send: { name: 'Mallory' }, status: 403, body: /forbidden/ },
    { ask: 'PUT /users/eve', send: '{"name":', headers: key, status: 400 },
    { file: 'data/mallory.json', holds: null },
    { ask: 'PUT /users/gone', send: { name: 'Gone' }, headers: key, status: 204 },
    { ask: 'DELETE /users/gone', status: 200, body: { removed: 'gone' } },
    { file: 'data/gone.json', holds: null },
    { abort: 'PUT /users/half', send: '{"name":"Half"}', headers: key },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
