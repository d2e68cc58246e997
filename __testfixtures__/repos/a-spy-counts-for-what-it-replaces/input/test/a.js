const assert = require('assert');
const sinon = require('sinon');
const a = require('../a');

it('reads', () => {
  const spy = sinon.spy(a, 'read');
  assert(a.size('package') > 3);
  assert(spy.returnValues[0].startsWith('{'));
});
