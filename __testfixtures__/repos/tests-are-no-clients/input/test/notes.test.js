const assert = require('node:assert/strict');
const { test } = require('node:test');
const { show, save } = require('../notes');

// Nobody sends another request when the first answer is there.
test('a note is shown until there is another', () => {
  const texts = [];
  const res = { send: (text) => texts.push(text) };
  show({}, res);
  save('b');
  show({}, res);
  assert.equal(texts[1], 'b');
});
