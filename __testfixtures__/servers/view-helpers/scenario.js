module.exports = {
  about: 'helpers of express-handlebars, pages made of files',
  versions: ['express@4', 'express@5'],
  steps: [
    { ask: 'GET /users/ada?part=footer', status: 200, body: 'Hello Ada. Bye' },
    { ask: 'GET /users/ada?part=none', status: 500, body: 'failed: ENOENT' },
    { ask: 'GET /users/nobody?part=footer', status: 500, body: 'failed: ENOENT' },
    { ask: 'GET /users/broken?part=footer', status: 500, body: 'failed: SyntaxError' },
    { ask: 'GET /users/ada?part=footer', times: 20, status: 200 },
  ],
};
