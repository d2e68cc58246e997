const assert = require('assert');
const fs = require('fs');
const sinon = require('sinon');
const { sizeOf } = require('../src/sizes');

it('tells a size', () => {
  for (const name of ['lstatSync']) sinon.stub(fs, name).returns({ size: 5 });
  assert.equal(sizeOf('a'), 5);
  sinon.restore();
});
