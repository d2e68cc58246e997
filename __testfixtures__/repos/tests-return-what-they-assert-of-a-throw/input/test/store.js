const assert = require('assert');
const { load } = require('../store');

const loadNone = () => load('none');

function fails(work) {
  assert.throws(work, /ENOENT/);
}

it('has no such note', () => assert.throws(() => load('none'), /ENOENT/));

it('has no other', function () {
  return assert.throws(() => load('other'), /ENOENT/);
});

it('has none', () => {
  assert.throws(loadNone, /ENOENT/);
  assert.throws(load.bind(null, 'none'), /ENOENT/);
  fails(() => load('none'));
});
