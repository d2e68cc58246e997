const assert = require('assert');
const { Store } = require('../store');

it('lists what there is', () => {
  assert.deepEqual(new Store({ readdirSync: () => ['a'] }).list(), ['a']);
});
