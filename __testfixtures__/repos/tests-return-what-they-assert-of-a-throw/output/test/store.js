const assert = require('assert');
const { load } = require('../store');

const loadNone = async () => load('none');

async function fails(work) {
  await assert.rejects(work, /ENOENT/);
}

it('has no such note', async () => assert.rejects(async () => load('none'), /ENOENT/));

it('has no other', async function () {
  return assert.rejects(async () => load('other'), /ENOENT/);
});

it('has none', async () => {
  await assert.rejects(loadNone, /ENOENT/);
  await assert.rejects(load.bind(null, 'none'), /ENOENT/);
  await fails(async () => load('none'));
});
