module.exports = {
  about: 'ES modules: middleware above and below, handlers that return, `onError`',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' }, has: { 'x-version': '1.0' } },
    { ask: 'GET /users/nobody', status: 404, body: 'failed: ENOENT' },
    { ask: 'GET /users/broken', status: 500, body: 'failed: SyntaxError' },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, status: 204 },
    { ask: 'PUT /users/eve', send: '{"name":', status: 500, body: 'failed: SyntaxError' },
    { abort: 'PUT /users/half', send: '{"name":"Half"}' },
    { file: 'data/half.json', holds: null },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
