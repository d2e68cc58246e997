const users = Array.from({ length: 20 }, (_, index) => `user${index}`);
const many = Array(500).fill('greeting');

module.exports = {
  about: 'H3 to H7 and H10 in Express 4: lazy singletons, shared variables, buffers and expressions, queues, listeners, bounded work',
  steps: [
    { ask: 'GET /config', times: 20, status: 500, bodies: Array(20).fill('ENOENT') },
    { ask: 'PUT /config', status: 204 },
    { ask: 'GET /config', times: 20, status: 200, bodies: Array(20).fill('{"name":"shop","loads":1}') },
    { together: users.map((user) => ({ ask: `GET /hello/${user}`, status: 200, body: `hello ${user}` })) },
    { ask: 'GET /served', times: 20, status: 200, bodies: users.map((_, index) => String(index + 1)) },
    { ask: 'GET /visits/ada', times: 20, status: 200, bodies: users.map((_, index) => String(index + 1)) },
    { ask: 'GET /visits/eve', status: 500 },
    { together: users.map((user) => ({ ask: `GET /scratch/${user}`, status: 200, body: user })) },
    { ask: 'GET /filled', times: 20, status: 200, bodies: Array(20).fill('["hello","Ada"]') },
    { together: users.map((user) => ({ ask: `POST /jobs/${user}`, status: 200, varies: true })) },
    { ask: 'POST /jobs/last', status: 200, body: '21' },
    { file: 'data/jobs.txt', holds: /^(user\d+\n){20}last\n$/, varies: true },
    { ask: 'POST /upload', send: 'x'.repeat(90_000), status: 200, body: '90000' },
    { ask: 'POST /upload', send: 'x'.repeat(200_000), status: 200, body: 'too large' },
    { abort: 'POST /upload', send: 'x'.repeat(90_000) },
    { ask: 'GET /download?file=greeting', status: 200, body: 'hello', has: { 'content-type': 'text/plain; charset=utf-8' } },
    { ask: 'GET /download?file=none', status: 500, body: 'ENOENT' },
    { ask: 'GET /slow', times: 20, status: 200 },
    { ask: `GET /sizes/${many}`, status: 200, body: many.map(() => 5) },
    { ask: 'GET /sizes/greeting,none', status: 500, body: 'ENOENT' },
    { abort: 'GET /slow' },
  ],
};
