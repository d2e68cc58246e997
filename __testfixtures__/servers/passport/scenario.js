module.exports = {
  about: 'Express 4: a verify function, a handler behind it',
  steps: [
    { ask: 'POST /login', send: { username: 'ada', password: 'Ada' }, status: 200, body: { name: 'Ada', greeting: 'hello' } },
    { ask: 'POST /login', send: { username: 'ada', password: 'wrong' }, status: 401 },
    { ask: 'POST /login', send: { username: 'nobody', password: 'x' }, status: 500, body: 'failed: ENOENT' },
    { ask: 'POST /login', send: { username: 'broken', password: 'x' }, status: 500, body: 'failed: SyntaxError' },
    { ask: 'POST /login', send: '{', headers: { 'content-type': 'application/json' }, status: 400 },
    { ask: 'POST /login', send: { username: 'ada', password: 'Ada' }, times: 20, status: 200 },
  ],
};
