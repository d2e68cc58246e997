module.exports = {
  about: 'middleware that does not wait for the one below',
  versions: ['koa@2', 'koa@3'],
  steps: [
    { ask: 'GET /ada.json', status: 200, body: '{"name":"Ada"}', has: { 'x-served-by': 'koa' } },
    { ask: 'GET /ada.json', times: 20, status: 200 },
  ],
};
