const assert = require('node:assert');
const { test } = require('node:test');
const notes = require('../notes');

function request(name) {
  return { params: { name }, body: { text: 'x' } };
}

test('a note that is not there', async () => {
  let status;
  const res = { sendStatus: (code) => (status = code), send: () => undefined };
  await notes.show(request('../about.html'), res);
  await notes.save(request('none.md'), res);
  assert.strictEqual(status, 404);
});
