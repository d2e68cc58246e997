const assert = require('assert');
const { names } = require('../src/lib/store');
const { mapInOrder } = require('../src/unblock-helpers');

describe('names', () => {
  it('tells what is missing', async () => {
    let found;
    await assert.rejects(async () => {
      found = await names('missing.json');
    }, /missing\.json/);
    assert.equal(found, undefined);
  });

  it('reads them', async () => {
    assert.deepEqual(await mapInOrder(['a'], async (name) => names(`${name}.json`)), [[]]);
  });
});
