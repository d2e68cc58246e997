const headers = { 'x-key': 'open sesame' };

module.exports = {
  about: 'middleware with and without a path, error middleware, `verify` of body-parser',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' } },
    { ask: 'GET /users/nobody', status: 404, body: 'there is none' },
    { ask: 'POST /users', send: { name: 'eve' }, headers, status: 201, body: '14' },
    { ask: 'POST /users', send: { name: 'mallory' }, status: 403, body: 'error: wrong key' },
    { ask: 'GET /users/mallory', status: 404, body: 'there is none' },
    { ask: 'POST /users', send: { name: 'a/b' }, headers, status: 404, body: 'there is none' },
    { ask: 'POST /users', send: '[', headers: { ...headers, 'content-type': 'application/json' }, status: 400 },
    { abort: 'GET /users/ada' },
    { ask: 'GET /users/eve', times: 20, status: 200, bodies: Array(20).fill('{"name":"eve"}') },
  ],
};
