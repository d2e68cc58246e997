const assert = require('node:assert/strict');
const fs = require('node:fs');
const { test } = require('node:test');
const { load } = require('../store');

test('a note is loaded', () => {
  fs.writeFileSync('notes/a.txt', 'a');
  assert.equal(load('a'), 'a');
});
