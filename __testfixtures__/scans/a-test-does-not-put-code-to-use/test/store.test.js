const fs = require('fs');
const { clear, load } = require('../store');

test('clears', () => {
  clear();
  expect(fs.existsSync('store.json')).toBe(false); // found: tooling
  expect(load).toThrow();
});
