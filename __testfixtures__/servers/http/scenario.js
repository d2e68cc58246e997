module.exports = {
  about: 'a listener, the events of a request',
  steps: [
    { ask: 'GET /ada.json', status: 200, body: { name: 'Ada' } },
    { ask: 'GET /nobody.json', status: 404, body: 'there is none' },
    { ask: 'GET /sizes/ada.json', status: 200, body: '14' },
    // What a listener throws ends the process; a rejection is answered.
    { ask: 'GET /sizes/nobody', before: { ends: 1 }, after: { status: 500 } },
    { ask: 'PUT /eve.json', send: 'x'.repeat(100_000), status: 201, body: '100000' },
    { abort: 'PUT /half.json', send: 'x'.repeat(100_000) },
    { file: 'data/half.json', holds: null },
    { abort: 'GET /ada.json' },
    { ask: 'GET /eve.json', times: 20, status: 200, bodies: Array(20).fill('x'.repeat(100_000)) },
  ],
};
