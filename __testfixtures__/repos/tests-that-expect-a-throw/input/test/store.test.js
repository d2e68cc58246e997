const assert = require('node:assert/strict');
const { test } = require('node:test');
const { load } = require('../store');

test('a missing note is an error', () => {
  assert.throws(() => load('missing'), { code: 'ENOENT' });
  assert.throws(function () {
    load('missing');
  });
  assert.doesNotThrow(() => load('there'), 'it is there');
});
