const key = { 'x-key': 'sesame' };
const input = (value) => encodeURIComponent(JSON.stringify(value));

module.exports = {
  about: 'TypeScript: procedures in merged routers, middleware, input and output, context, a caller behind Express 4',
  main: 'src/server.js',
  steps: [
    { ask: `GET /trpc/users.find?input=${input('ada')}`, status: 200, body: { result: { data: { name: 'Ada' } } }, has: { 'x-trpc': 'yes' } },
    { ask: `GET /trpc/users.find?input=${input('nobody')}`, status: 400, body: /failed: BAD_REQUEST/ },
    { ask: `GET /trpc/users.find?input=${input('broken')}`, status: 500, body: /failed: INTERNAL_SERVER_ERROR/ },
    { ask: 'GET /trpc/count', status: 200, body: { result: { data: { count: 2, lines: 1 } } } },
    { ask: 'POST /trpc/users.save', send: { name: 'eve' }, headers: key, status: 200, body: { result: { data: { saved: 'eve', by: 'Sesa' } } } },
    { ask: 'POST /trpc/users.save', send: { name: 'mallory' }, status: 403, body: /failed: FORBIDDEN/ },
    { ask: 'POST /trpc/users.save', send: { name: 'mallory' }, headers: { 'x-key': 'none' }, status: 500, body: /failed: ENOENT/ },
    { ask: 'POST /trpc/users.save', send: '{"name":', headers: { ...key, 'content-type': 'application/json' }, status: 400 },
    { file: 'data/mallory.json', holds: null },
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' } },
    { ask: 'GET /users/nobody', status: 500 },
    { ask: 'POST /trpc/users.save', send: { name: 'gone' }, headers: key, status: 200 },
    { ask: 'POST /trpc/users.remove', send: '"gone"', headers: { ...key, 'content-type': 'application/json' }, status: 200 },
    { file: 'data/gone.json', holds: null },
    { ask: `GET /trpc/users.find?input=${input('eve')}`, times: 20, status: 200, bodies: Array(20).fill('{"result":{"data":{"name":"eve"}}}') },
  ],
};
