module.exports = {
  about: '`pre`, chains of handlers with `next`',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' } },
    { ask: 'PUT /users/eve', send: { name: 'Eve' }, status: 204 },
    { ask: 'GET /users/eve', status: 200, body: { name: 'Eve' } },
    // What a handler throws ends the process; there is no other way to say it to restify than `next`.
    { ask: 'GET /users/nobody', before: { ends: 1 }, after: { status: 500, body: /^\{"code":"Internal".*ENOENT/ } },
    { ask: 'DELETE /users/eve', status: 204 },
    { ask: 'DELETE /users/eve', before: { ends: 1 }, after: { status: 500, body: /ENOENT/ } },
    { ask: 'PUT /users/eve', send: '{"name":', headers: { 'content-type': 'application/json' }, status: 400 },
    { file: 'data/eve.json', holds: null },
    { abort: 'GET /users/ada' },
    { ask: 'GET /users/ada', times: 20, status: 200 },
  ],
};
