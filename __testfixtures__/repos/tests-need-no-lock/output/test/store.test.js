const assert = require('node:assert/strict');
const fs = require('node:fs');
const { test } = require('node:test');
const { load } = require('../store');

test('a note is loaded', async () => {
  fs.writeFileSync('notes/a.txt', 'a');
  assert.equal(await load('a'), 'a');
});
