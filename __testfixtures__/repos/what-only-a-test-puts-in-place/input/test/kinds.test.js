const { Store } = require('../store');

test('has a kind', () => {
  Store.kind = (name) => Store.label(name).slice(0, 4);
  expect(Store.kind('a')).toBe('/not');
});
