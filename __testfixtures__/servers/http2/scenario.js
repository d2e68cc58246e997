const over = 'http2';

module.exports = {
  about: 'the compatibility API',
  steps: [
    { ask: 'GET /ada.json', over, status: 200, body: { name: 'Ada' } },
    { ask: 'GET /nobody.json', over, status: 404, body: {} },
    { ask: 'GET /ada.json', over, times: 20, status: 200 },
  ],
};
