import test from 'ava';

test('an addition', (t) => {
  t.is(1 + 1, 2);
});

test('a product', (t) => {
  t.is(1 * 1, 1);
});
