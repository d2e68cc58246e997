const assert = require('assert');
const { names } = require('../src/lib/store');

describe('names', () => {
  it('tells what is missing', () => {
    let found;
    assert.throws(() => {
      found = names('missing.json');
    }, /missing\.json/);
    assert.equal(found, undefined);
  });

  it('reads them', () => {
    assert.deepEqual(['a'].map((name) => names(`${name}.json`)), [[]]);
  });
});
