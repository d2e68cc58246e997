module.exports = {
  about: 'generators',
  steps: [
    { ask: 'GET /ada.json', status: 200, body: { name: 'Ada' } },
    { ask: 'GET /nobody.json', status: 404, body: 'failed: ENOENT' },
    { ask: 'GET /broken.json', status: 500, body: 'failed: SyntaxError' },
  ],
};
