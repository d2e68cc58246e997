const assert = require('assert');
const mockery = require('mockery');

before(() => {
  mockery.enable();
  mockery.registerMock('fs', { readlinkSync: () => 'target' });
});

it('gives a link', () => {
  const { link } = require('../src/links');
  assert.equal(link('a'), 'target');
});
