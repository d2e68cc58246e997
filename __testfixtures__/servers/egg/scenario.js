const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'controllers, services, middleware and extensions by their place, `ctx.service`, a router with resources',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' }, has: { 'x-version': '1.0' } },
    { ask: 'GET /version', status: 200, body: '1.0' },
    { ask: 'GET /users/nobody', status: 404, body: 'failed: ENOENT' },
    { ask: 'GET /users/broken', status: 500, body: 'failed: SyntaxError' },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, headers: key, status: 200, body: { saved: 'eve' } },
    { ask: 'PUT /users/mallory', send: { name: 'Mallory' }, status: 500, body: 'failed: ForbiddenError' },
    { file: 'data/mallory.json', holds: null },
    { ask: 'GET /notes', status: 200, body: { notes: ['ada.json', 'broken.json', 'eve.json'], today: '/notes' } },
    { ask: 'GET /notes/ada', status: 200, body: { known: true } },
    { ask: 'POST /notes', send: { title: 'Hello' }, status: 200, body: 'added' },
    { ask: 'PUT /users/gone', send: { name: 'Gone' }, headers: key, status: 200 },
    { ask: 'DELETE /notes/gone', status: 200, body: 'gone' },
    { file: 'data/gone.json', holds: null },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve"}') },
  ],
};
