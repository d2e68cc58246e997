const assert = require('assert');
const proxyquire = require('proxyquire').noCallThru();

it('loads a note', () => {
  const { load } = proxyquire('../src/notes', { './log': { info() {} } });
  assert.equal(load('a.txt'), 'text');
});
