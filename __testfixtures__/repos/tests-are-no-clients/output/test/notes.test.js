const assert = require('node:assert/strict');
const { test } = require('node:test');
const { show, save } = require('../notes');

// Nobody sends another request when the first answer is there.
test('a note is shown until there is another', async () => {
  const texts = [];
  const res = { send: (text) => texts.push(text) };
  await show({}, res);
  await save('b');
  await show({}, res);
  assert.equal(texts[1], 'b');
});
