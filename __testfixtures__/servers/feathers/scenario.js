const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'services as classes and objects, hooks of each kind, a resolver',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada', locked: false }, has: { 'x-version': '1.0' } },
    { ask: 'GET /users/nobody', status: 500, body: /failed: ENOENT/ },
    { ask: 'GET /users/broken', status: 500, body: /failed: SyntaxError/ },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, headers: key, status: 200, body: { saved: 'eve' } },
    { ask: 'PUT /users/mallory', send: { name: 'Mallory' }, status: 403, body: /failed: 403/ },
    { ask: 'PUT /users/eve', send: '{"name":', headers: { ...key, 'content-type': 'application/json' }, status: 500 },
    { file: 'data/mallory.json', holds: null },
    { ask: 'GET /notes', status: 200, body: /"ada.json","broken.json","eve.json"/ },
    { ask: 'POST /notes', send: { title: 'Hello', user: 'ada' }, status: 201, body: { title: 'Hello', by: 'Ada' } },
    { ask: 'GET /users?name=ada', status: 200, body: { size: 15 } },
    { ask: 'GET /health', status: 200, body: 'up' },
    { ask: 'POST /health', status: 200, body: 'noted' },
    { ask: 'PUT /users/gone', send: { name: 'Gone' }, headers: key, status: 200 },
    { ask: 'DELETE /users/gone', headers: key, status: 200, body: { removed: 'gone' } },
    { file: 'data/gone.json', holds: null },
    { abort: 'PUT /users/half', send: '{"name":"Half"}', headers: key },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"Eve","locked":false}') },
  ],
};
