const { test } = require('tap');
const { load } = require('../store');

test('a note is loaded', (t) => {
  t.equal(load('a'), 'text of a');
  t.throws(() => load('none'), { code: 'ENOENT' });
  t.doesNotThrow(() => load('a'), 'it is there');
  t.end();
});
