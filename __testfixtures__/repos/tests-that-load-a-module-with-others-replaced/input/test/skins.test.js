const assert = require('assert');
const esmock = require('esmock');

it('gives a skin', async () => {
  const { skin } = await esmock('../src/skins.js', { fs: { readFileSync: () => 'dark' } });
  assert.equal(skin('a'), 'dark');
});
