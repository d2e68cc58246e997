const key = { 'x-key': 'sesame' };

module.exports = {
  about: 'actions, controllers, policies, responses, helpers and services by their place',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'ADA' }, has: { 'x-version': '1.0' } },
    { ask: 'GET /users/nobody', status: 404 },
    { ask: 'GET /users/broken', status: 500 },
    { ask: 'GET /version', status: 200, body: '1.0' },
    { ask: 'GET /lines', status: 200, body: '1' },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, headers: key, status: 200, body: { saved: 'eve', size: 14 } },
    { ask: 'PUT /users/mallory', send: { name: 'Mallory' }, status: 403 },
    { file: 'data/mallory.json', holds: null },
    { ask: 'GET /notes', status: 200, body: ['ada.json', 'broken.json', 'eve.json'] },
    { ask: 'PUT /users/gone', send: { name: 'Gone' }, headers: key, status: 200 },
    { ask: 'DELETE /users/gone', status: 200, body: { removed: 'gone' } },
    { file: 'data/gone.json', holds: null },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"EVE"}') },
  ],
};
