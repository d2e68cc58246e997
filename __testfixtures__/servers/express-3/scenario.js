const ada = { name: 'Ada' };

module.exports = {
  about: 'handlers, `param`, arrays, error middleware, a failure after the answer',
  steps: [
    { ask: 'GET /users/ada', status: 200, body: ada },
    { ask: 'GET /users/nobody', status: 500, body: 'failed: ENOENT' },
    { ask: 'GET /users/broken', status: 500, body: 'failed: SyntaxError' },
    { ask: 'GET /me', status: 401, body: 'who is it?' },
    { ask: 'GET /me', headers: { 'x-user': 'ada' }, status: 200, body: ada },
    { ask: 'GET /me', headers: { 'x-user': 'nobody' }, status: 500, body: 'failed: ENOENT' },
    { ask: 'POST /users/ada', send: { copy: 'two' }, status: 201, body: { ...ada, copy: 'two' } },
    { ask: 'POST /users/ada', send: { copy: 'no/such/folder' }, status: 500, body: 'failed: ENOENT' },
    { ask: 'POST /users/ada', send: '{"copy":', headers: { 'content-type': 'application/json' }, status: 400 },
    { ask: 'GET /late', status: 200, body: 'sent' },
    { abort: 'POST /users/ada', send: '{"copy":"half"}', headers: { 'content-type': 'application/json' } },
    { file: 'data/ada-half.json', holds: null },
    { ask: 'GET /users/nobody', times: 20, status: 500 },
  ],
};
