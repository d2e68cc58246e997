const { assert, expect } = require('chai');
const { load } = require('../store');
const { settled } = require('../unblock-helpers');

describe('load', () => {
  it('throws when there is no note', async () => {
    expect(await settled(async () => load('none'))).to.throw(/ENOENT/);
    expect(await settled(async () => load('none'))).to.throw().with.property('code', 'ENOENT');
    assert.throws(await settled(async () => load('none')), /ENOENT/);
  });

  it.skip('finds a note', async function () {
    expect(await settled(async () => load('a'))).to.not.throw();
    expect(await load('a')).to.equal('a');
  });
});
