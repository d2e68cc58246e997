const { assert, expect } = require('chai');
const { load } = require('../store');

describe('load', () => {
  it('throws when there is no note', () => {
    expect(() => load('none')).to.throw(/ENOENT/);
    expect(() => load('none')).to.throw().with.property('code', 'ENOENT');
    assert.throws(() => load('none'), /ENOENT/);
  });

  it.skip('finds a note', function () {
    expect(() => load('a')).to.not.throw();
    expect(load('a')).to.equal('a');
  });
});
