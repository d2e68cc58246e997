module.exports = {
  about: 'middleware, handlers, `onError`',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' } },
    // Polka 0.5 does not catch what a handler throws; a rejection gets to `next`.
    { ask: 'GET /users/nobody', before: { ends: 1 }, after: { status: 404, body: 'failed: ENOENT' } },
    { ask: 'GET /users/broken', before: { ends: 1 }, after: { status: 500, body: 'failed: SyntaxError' } },
    { ask: 'PUT /users/eve', send: '{"name":"Eve"}', status: 201 },
    { abort: 'PUT /users/half', send: '{"name":"Half"}' },
    { file: 'data/half.json', holds: null },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
