const assert = require('node:assert/strict');
const { test } = require('node:test');
const { load } = require('../store');

test('a note is loaded', () => {
  assert.equal(load('a'), 'a');
});
