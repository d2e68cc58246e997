const assert = require('assert');
const proxyquire = require('proxyquire');

it('gives a page', () => {
  const { page } = proxyquire.load('../src/pages', { fs: { readFileSync: () => '<p>' } });
  assert.equal(page('a'), '<p>');
});
