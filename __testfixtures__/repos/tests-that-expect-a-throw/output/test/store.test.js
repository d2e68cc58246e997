const assert = require('node:assert/strict');
const { test } = require('node:test');
const { load } = require('../store');

test('a missing note is an error', async () => {
  await assert.rejects(async () => load('missing'), { code: 'ENOENT' });
  await assert.rejects(async function () {
    await load('missing');
  });
  await assert.doesNotReject(async () => load('there'), 'it is there');
});
