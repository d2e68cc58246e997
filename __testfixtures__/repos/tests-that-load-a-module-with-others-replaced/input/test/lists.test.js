const assert = require('assert');
const rewire = require('rewire');
const lists = rewire('../src/lists');

it('lists notes', () => {
  const restore = lists.__set__({ fs: { readdirSync: () => ['a'] } });
  assert.deepEqual(lists.list('a'), ['a']);
  restore();
});
