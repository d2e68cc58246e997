const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'TypeScript: controller, service, guard, pipe, middleware, exception filter',
  main: 'src/main.js',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' }, has: { 'x-version': '1.0' } },
    { ask: 'GET /users/nobody', status: 404, body: 'failed: ENOENT' },
    { ask: 'GET /users/broken', status: 500, body: 'failed: SyntaxError' },
    { ask: 'GET /users/ada', headers: { 'x-file': 'none' }, status: 500 },
    { ask: 'GET /users/root', status: 400, body: 'failed: BadRequestException' },
    { ask: 'POST /users', send: { name: 'Eve' }, headers: key, status: 201, body: { saved: 'Eve' } },
    { ask: 'POST /users', send: { name: 'Mallory' }, status: 403 },
    { ask: 'POST /users', send: '{"name":', headers: { ...key, 'content-type': 'application/json' }, status: 400 },
    { file: 'data/mallory.json', holds: null },
    { abort: 'GET /users/ada' },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
