const { expect } = require('chai');

module.exports = function hasText() {
  it('has text', function () {
    expect(this.subject()).to.have.length.above(3);
  });
};
