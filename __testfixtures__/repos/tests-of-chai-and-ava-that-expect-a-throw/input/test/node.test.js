const test = require('node:test');
const { load } = require('../store');

test('a note is loaded', (t) => {
  t.diagnostic(load('a'));
});
