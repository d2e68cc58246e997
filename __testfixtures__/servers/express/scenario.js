const { createHmac } = require('node:crypto');

const sign = (body) => ({ 'x-signature': createHmac('sha256', 's3cret').update(body).digest('hex') });
const json = { 'content-type': 'application/json' };
const hello = '{"text":"hello"}';

module.exports = {
  about:
    'handlers, middleware, arrays, `param`, error middleware, `engine`, `render` callbacks, `verify`, `setHeaders`',
  versions: ['express@4', 'express@5'],
  steps: [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' } },
    { ask: 'GET /users/nobody', status: 500, body: 'No such file: nobody.json' },
    { ask: 'GET /users/broken', status: 500, body: /JSON/ },
    { ask: 'GET /pages/home', status: 200, body: '<h1>Home</h1>' },
    { ask: 'GET /pages/none', status: 500, body: 'No such file: none.html' },
    { ask: 'GET /private/token', headers: { 'x-token': 'key' }, status: 200, body: 'let me in' },
    { ask: 'GET /private/token', status: 500, body: 'No such file: nobody' },
    { ask: 'GET /site.css', status: 200, body: 'body {}', has: { 'x-size': '7' } },
    { ask: 'GET /greeting?name=Ada', status: 200, body: 'Hello Ada. ' },
    { ask: 'GET /letter', status: 200, body: 'Hello Ada. Bye' },
    {
      ask: 'POST /echo',
      send: hello,
      headers: { ...json, ...sign(hello) },
      status: 200,
      body: { text: 'hello', footer: 'Bye' },
    },
    { ask: 'POST /echo', send: hello, headers: { ...json, ...sign('other') }, status: 403, body: 'bad signature' },
    { ask: 'POST /echo', send: '{"text":', headers: { ...json, ...sign('{"text":') }, status: 400, body: /JSON/ },
    { ask: 'GET /files/footer', status: 200, body: 'Bye' },
    { ask: 'GET /files/none', status: 500, body: 'No such file: none' },
    { ask: 'GET /files/a/b', status: 404, body: '<h1>Missing</h1>' },
    { ask: 'GET /stream?file=footer', status: 200, body: 'begun Bye' },
    { ask: 'GET /stream?file=none' },
    { abort: 'GET /pages/home' },
    { abort: 'POST /echo', send: hello, headers: { ...json, ...sign(hello) } },
    { ask: 'GET /users/ada', times: 20, status: 200, bodies: Array(20).fill('{"name":"Ada"}') },
    { ask: 'GET /users/nobody', times: 20, status: 500 },
  ],
};
