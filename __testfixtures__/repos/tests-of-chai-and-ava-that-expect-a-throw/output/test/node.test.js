const test = require('node:test');
const { load } = require('../store');

test('a note is loaded', async (t) => {
  t.diagnostic(await load('a'));
});
