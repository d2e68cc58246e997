module.exports = {
  about: 'generators, those that they run, and functions that they call',
  steps: [
    { ask: 'GET /ada.json', status: 200, body: { name: 'Ada' } },
    { ask: 'GET /nobody.json', status: 404, body: 'failed: ENOENT' },
    { ask: 'GET /broken.json', status: 500, body: 'failed: SyntaxError' },
    { ask: 'GET /sizes', status: 200, body: /^\[\d+,\d+\]$/, has: { 'x-known': 'yes' } },
    { ask: 'GET /title', status: 200, body: /^\{"title":\d+\}$/ },
    { ask: 'GET /count', times: 20, status: 200, bodies: Array.from({ length: 20 }, (_, n) => `{"n":${n + 1}}`) },
    { file: 'data/count.json', holds: '{"n":20}' },
  ],
};
