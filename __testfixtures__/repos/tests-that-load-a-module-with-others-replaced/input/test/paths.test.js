const assert = require('assert');
const rewire = require('rewire');
const paths = rewire('../src/paths');

it('gives a path', () => {
  paths.__set__('log', { info() {} });
  assert.equal(paths.pathOf('a.txt'), '/notes/a.txt');
});
