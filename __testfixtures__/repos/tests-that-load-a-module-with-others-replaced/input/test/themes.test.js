const assert = require('assert');
const proxyquire = require('proxyquire');

const fakes = { fs: { readFileSync: () => 'dark' } };
const { theme } = proxyquire('../src/themes', fakes);

it('gives a theme', () => {
  assert.equal(theme('a'), 'dark');
});
