const assert = require('assert');
const sinon = require('sinon');
const names = require('../names');
require('../app');

it('answers with a name', async () => {
  const spy = sinon.spy(names, 'name');
  await fetch('http://localhost:3000/name/app.js');
  assert.strictEqual(spy.firstCall.returnValue, 'app');
});
