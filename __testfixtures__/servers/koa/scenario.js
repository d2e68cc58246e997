module.exports = {
  about: 'async middleware above and below, `param`, errors that Koa knows by their code',
  versions: ['koa@2', 'koa@3'],
  steps: (version) => [
    { ask: 'GET /users/ada', status: 200, body: { name: 'Ada' }, has: { 'x-version': '1.2.3' } },
    // Koa 2 knows ENOENT by its code.
    { ask: 'GET /users/nobody', status: version === 'koa@2' ? 404 : 500 },
    { ask: 'GET /users/broken', status: 500, body: 'Internal Server Error' },
    { ask: 'GET /program?name=node', status: 200, body: `${process.version}\n` },
    { ask: 'GET /program?name=nosuchprogram', status: 500, body: 'Internal Server Error' },
    { ask: 'GET /report?file=version', status: 200, body: '1.2.3' },
    { ask: 'GET /report?file=none', status: 500, body: 'Report: no report' },
    { ask: 'GET /plain?file=version', status: 200, body: '1.2.3' },
    { ask: 'GET /plain?file=none', status: version === 'koa@2' ? 404 : 500 },
    { abort: 'GET /users/ada' },
    { ask: 'GET /users/ada', times: 20, status: 200 },
  ],
};
