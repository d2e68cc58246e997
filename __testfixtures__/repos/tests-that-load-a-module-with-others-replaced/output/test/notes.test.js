const assert = require('assert');
const proxyquire = require('proxyquire').noCallThru();

it('loads a note', async () => {
  const { load } = proxyquire('../src/notes', { './log': { info() {} } });
  assert.equal(await load('a.txt'), 'text');
});
