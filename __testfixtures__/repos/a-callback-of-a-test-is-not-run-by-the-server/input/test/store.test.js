const assert = require('assert');
const fs = require('fs');
const store = require('../store');

it('gets', () => {
  store.get(1, (err, found) => assert.equal(fs.readFileSync('expected.txt', 'utf8'), found));
});
