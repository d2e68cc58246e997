const { expect } = require('chai');

module.exports = function hasText() {
  it('has text', async function () {
    expect(await this.subject()).to.have.length.above(3);
  });
};
