const assert = require('assert');
const rewire = require('rewire');
const paths = rewire('../src/paths');

it('gives a path', async () => {
  paths.__set__('log', { info() {} });
  assert.equal(await paths.pathOf('a.txt'), '/notes/a.txt');
});
