const { load, names } = require('../store');

test('a missing note is an error', () => {
  expect(() => load('missing')).toThrow(/ENOENT/);
});

test('a missing folder is an error, a folder is none', () => {
  expect(() => names('missing')).toThrowError();
  expect(() => names('notes')).not.toThrow();
});

test.each(['a', 'b'])('%s is loaded', (name) => {
  expect(load(name)).toBe(name);
});

it.each([['a', 1]])('%s has a length', (name, length, done) => {
  expect(load(name)).toHaveLength(length);
  done();
});

it.each([['a', 1]])('%s has a length, later', (name, length, done) => {
  const text = load(name);
  setImmediate(() => {
    expect(text).toHaveLength(length);
    done();
  });
});
