const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'handlers, `pre`, extensions, an authentication scheme',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' } },
    { ask: 'GET /users/nobody', status: 404, body: 'there is none' },
    { ask: 'GET /users/broken', status: 500, body: /Internal Server Error/ },
    { ask: 'GET /version', status: 200, body: { version: '1.0', count: 5 } },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, headers: key, status: 204 },
    { ask: 'PUT /users/mallory', send: { name: 'Mallory' }, status: 500 },
    { ask: 'PUT /users/eve', send: '{"name":', headers: { ...key, 'content-type': 'application/json' }, status: 400 },
    { file: 'data/mallory.json', holds: null },
    { abort: 'PUT /users/half', send: '{"name":"Half"}', headers: { ...key, 'content-type': 'application/json' } },
    { file: 'data/half.json', holds: null },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
