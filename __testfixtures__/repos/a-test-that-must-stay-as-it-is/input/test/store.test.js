const assert = require('node:assert/strict');
const { test } = require('node:test');
const size = require('../size');
const { load } = require('../store');

test('a note is read', () => {
  assert.equal(load('a'), 'first');
});

test('a note has a size', () => {
  assert.equal(size('notes/a.txt'), 5);
});
